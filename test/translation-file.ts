import { readCsv } from '#features/catalog/staff/read-csv.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'

/** A translator's file in which one text has lost its placeholder. */
export function withoutPlaceholder(file: string): { changed: string; path: string; placeholder: string } {
  const read = readCsv(file, 10_000)
  if (!read.ok) throw new Error('no CSV')
  const row = read.value.slice(1).find((cells) => /\{\w+\}/.test(cells.at(-1) ?? ''))
  const placeholder = /\{\w+\}/.exec(row?.at(-1) ?? '')?.[0]
  if (!row || !placeholder) throw new Error('no text has a placeholder')
  const rows = read.value.map((cells) => (cells === row ? [...cells.slice(0, -1), 'Sans rien'] : cells))
  return { changed: writeCsv(rows, ','), path: row[1] ?? '', placeholder }
}
