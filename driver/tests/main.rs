//! The integration tests, one executable: a module per file of this folder.

mod again;
