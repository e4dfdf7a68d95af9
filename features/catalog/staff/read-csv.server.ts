import { FORMULA_STARTS } from '#platform/csv/write-csv.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { accept, type Result, refuse } from '#kernel/result.ts'

export interface UnreadableCsv {
  /** Row that does not follow RFC 4180, counted from 1 as spreadsheets do. */
  line: number
}

/** The apostrophe that `writeCsv` puts before what would be a formula. */
const GUARDED = new RegExp(`^'+[${FORMULA_STARTS}]`, 'u')

/** The line by which Excel names the separator. It shows it to nobody, so it is no row. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([,;\t|])"?(?:\r\n|\n|\r)/i

/**
 * Rows of a CSV file with commas, semicolons or tabs, as its line `sep=` says or whichever the first row has most; empty
 * rows are kept, because they count. Reads at most `mostRows` + 1; the extra row means that there are too many.
 */
export function readCsv(text: string, mostRows: number): Result<string[][], UnreadableCsv> {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const csv = text.slice(line.length)
  try {
    const rows: string[][] = parse(csv, {
      bom: true,
      delimiter: separator ?? mostFrequent(csv),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
      to: mostRows + 1,
    })
    return accept(rows.map((cells) => cells.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell))))
  } catch (error) {
    if (error instanceof CsvError) return refuse({ line: Number(error['records'] ?? 0) + 1 })
    throw error
  }
}

/** Of the separators, in the first row outside of quotes. */
function mostFrequent(csv: string): string {
  const [head = ''] = csv.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((one, other) => (count(other) > count(one) ? other : one))
}
