//! Enums with MLIR's spelling of each variant.

/// Declares an enum by its variants and their spellings.
macro_rules! spelled {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $(#[doc = concat!("`", $text, "`.")] #[serde(rename = $text)] $variant,)*
        }

        impl $name {
            /// All variants.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// MLIR's spelling.
            pub fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// The variant of this spelling.
            pub fn parse(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|variant| variant.text() == text)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.text())
            }
        }
    };
}

pub(crate) use spelled;
