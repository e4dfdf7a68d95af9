import { Readable } from 'node:stream'
import { swissTime } from '#i18n/format-date.ts'
import { accept } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { foldSpelled } from '#kernel/folded-text.ts'
import { writeCsv, writeCsvRows } from '#platform/csv/write-csv.ts'
import type { Call, Download } from './serve.server.ts'

export const CSV = 'text/csv; charset=utf-8'

/** Titles and cells in the reader's language. */
export type CsvColumns<Line> = readonly (readonly [title: string, cell: (line: Line) => string])[]

/**
 * A list as CSV, streamed, and in the audit log. The first page is read before: a list that cannot be read is refused, not cut off.
 * @param title of which the file's name is made
 * @param list page by page, or whole
 * @param detail of the audit row
 */
export async function csvFile<Line>(
  { db, now, record }: Pick<Call, 'now' | 'record'> & { db: Database },
  title: string,
  columns: CsvColumns<Line>,
  list: AsyncGenerator<readonly Line[]> | readonly Line[],
  detail: { [name: string]: unknown },
): Promise<{ ok: true; value: Download }> {
  const pages = 'next' in list ? list : onePage(list)
  const first = await pages.next()
  await db.transaction((tx) => record(tx, detail))
  async function* parts() {
    yield writeCsv([columns.map(([heading]) => heading)])
    for (let page = first; !page.done; page = await pages.next())
      if (page.value.length > 0)
        yield writeCsvRows(page.value.map((line) => columns.map(([, cell]) => cell(line))))
  }
  return accept({
    name: `${foldSpelled(title).replace(/[^a-z0-9]+/g, '-')}-${swissTime(now).day}.csv`,
    type: CSV,
    content: Readable.from(parts()),
  })
}

async function* onePage<Line>(lines: readonly Line[]): AsyncGenerator<readonly Line[]> {
  yield lines
}
