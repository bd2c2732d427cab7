//! Messages between the hook and the process that rewrites: lists of byte strings.

use std::io::{self, Read};
use std::os::fd::RawFd;

/// Sends a list: its length and each string's as eight little-endian bytes, and the strings. A reader that
/// is gone is an error and no signal, also where the host does not ignore SIGPIPE.
///
/// # Errors
/// Those of the socket.
pub fn send(socket: RawFd, list: &[&[u8]]) -> io::Result<()> {
    let mut bytes = (list.len() as u64).to_le_bytes().to_vec();
    for one in list {
        bytes.extend((one.len() as u64).to_le_bytes());
        bytes.extend_from_slice(one);
    }
    let mut rest = &bytes[..];
    while !rest.is_empty() {
        // SAFETY: the pointer and length are those of `rest`.
        let sent = unsafe { libc::send(socket, rest.as_ptr().cast(), rest.len(), libc::MSG_NOSIGNAL) };
        match usize::try_from(sent) {
            Ok(sent) => rest = &rest[sent..],
            Err(_) => {
                let error = io::Error::last_os_error();
                if error.kind() != io::ErrorKind::Interrupted {
                    return Err(error);
                }
            }
        }
    }
    Ok(())
}

/// Receives a list; none where the stream ends before one begins.
///
/// # Errors
/// Those of the stream, and one that ends within a list.
pub fn receive(stream: &mut impl Read) -> io::Result<Option<Vec<Vec<u8>>>> {
    let mut word = [0u8; 8];
    if stream.read(&mut word[..1])? == 0 {
        return Ok(None);
    }
    stream.read_exact(&mut word[1..])?;
    let mut list = Vec::new();
    for _ in 0..u64::from_le_bytes(word) {
        let mut word = [0u8; 8];
        stream.read_exact(&mut word)?;
        let length = u64::from_le_bytes(word);
        let mut one = Vec::new();
        if stream.by_ref().take(length).read_to_end(&mut one)? as u64 != length {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        list.push(one);
    }
    Ok(Some(list))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::os::fd::AsRawFd;
    use std::os::unix::net::UnixStream;

    #[test]
    fn lists_travel() {
        let (mut one, other) = UnixStream::pair().unwrap();
        let long = vec![7u8; 1 << 20];
        let lists: [&[&[u8]]; 3] = [&[], &[b""], &[b"a", &long, b""]];
        let received = std::thread::scope(|scope| {
            scope.spawn(|| {
                lists.iter().for_each(|list| send(other.as_raw_fd(), list).unwrap());
                other.shutdown(std::net::Shutdown::Write).unwrap();
            });
            std::array::from_fn::<_, 4, _>(|_| receive(&mut one).unwrap())
        });
        let owned = lists.map(|list| Some(list.iter().map(|s| s.to_vec()).collect::<Vec<_>>()));
        assert_eq!(received[..3], owned);
        assert_eq!(received[3], None);
    }

    #[test]
    fn a_cut_list_and_a_reader_that_is_gone_are_errors() {
        for bytes in [
            &[1, 0, 0][..],
            &[1, 0, 0, 0, 0, 0, 0, 0, 5],
            &[2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ] {
            assert!(receive(&mut &bytes[..]).is_err());
        }
        let (one, other) = UnixStream::pair().unwrap();
        drop(one);
        assert!(send(other.as_raw_fd(), &[b"x"]).is_err());
    }
}
