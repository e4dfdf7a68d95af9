import { CsvError, parse } from 'csv-parse/sync'
import { accept, type Result, refuse } from '#kernel/result.ts'

export interface UnreadableCsv {
  /** Row that does not follow RFC 4180, counted from 1 as spreadsheets do. */
  line: number
}

/** The apostrophe that `writeCsv` puts before what would be a formula. */
const GUARDED = /^'+[=+\-@\t\r\n]/

/**
 * Rows of a CSV file with commas, semicolons or tabs, whichever the first line has most; empty rows are kept, because
 * they count. Reads at most `mostRows` + 1; the extra row means that there are too many.
 */
export function readCsv(csv: string, mostRows: number): Result<string[][], UnreadableCsv> {
  const [head = ''] = csv.split(/[\r\n]/, 1)
  const unquoted = head.replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => unquoted.split(sign).length
  try {
    const rows: string[][] = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'].reduce((one, other) => (count(other) > count(one) ? other : one)),
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
