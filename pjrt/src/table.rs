//! Prints what compiled programs need of memory, side by side.

use super::Compiled;

/// Formats a table of device memory with two lines for each program: bytes,
/// and GB (10⁹ bytes). The last column is the peak as a multiple of what
/// cannot be avoided, arguments + outputs. Ends with a line break.
pub fn format_table(rows: &[(&str, &Compiled)]) -> String {
    let mut cells: Vec<[String; 7]> = vec![[
        "".into(),
        "arguments".into(),
        "outputs".into(),
        "temporaries".into(),
        "aliased".into(),
        "peak".into(),
        "peak/(arguments+outputs)".into(),
    ]];
    for (label, compiled) in rows {
        let sizes = [
            compiled.arguments,
            compiled.outputs,
            compiled.temporaries,
            compiled.aliased,
            compiled.peak(),
        ];
        let [a, b, c, d, e] = sizes.map(grouped);
        let ratio = match compiled.required() {
            0 => "-".to_owned(),
            required => format!("{:.3}", compiled.peak() as f64 / required as f64),
        };
        cells.push([(*label).to_owned(), a, b, c, d, e, ratio]);
        let [a, b, c, d, e] = sizes.map(|size| format!("{:.3} GB", size as f64 / 1e9));
        cells.push(["".into(), a, b, c, d, e, "".into()]);
    }

    let mut widths = [0; 7];
    for row in &cells {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut table = String::new();
    for row in &cells {
        let mut line = format!("{:<width$}", row[0], width = widths[0]);
        for (cell, width) in row.iter().zip(widths).skip(1) {
            line.push_str(&format!("  {cell:>width$}"));
        }
        table.push_str(line.trim_end());
        table.push('\n');
    }
    table
}

/// A number with a comma between every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn columns_line_up() {
        let original = Compiled {
            arguments: 1_311_834_112,
            outputs: 1_311_768_576,
            temporaries: 12_450_000_000,
            ..Default::default()
        };
        let table = format_table(&[("original", &original), ("empty", &Compiled::default())]);
        assert_eq!(
            table,
            "              arguments        outputs     temporaries   aliased            peak  peak/(arguments+outputs)\n\
             original  1,311,834,112  1,311,768,576  12,450,000,000         0  15,073,602,688                     5.745\n\
             \x20              1.312 GB       1.312 GB       12.450 GB  0.000 GB       15.074 GB\n\
             empty                 0              0               0         0               0                         -\n\
             \x20              0.000 GB       0.000 GB        0.000 GB  0.000 GB        0.000 GB\n"
        );
    }

    #[test]
    fn digits_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(u64::MAX), "18,446,744,073,709,551,615");
    }
}
