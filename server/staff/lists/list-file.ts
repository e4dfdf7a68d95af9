import { asAttachment } from '#platform/http/content-disposition.ts'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { StaffFile } from '#app/routes/staff/api/staff-answers.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { Permission } from '#features/account/roles/permissions.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { ListPosition } from '#kernel/list-page.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import type { StaffCall, StaffDeps, StaffRoute } from '../staff-deps.ts'
import { writeCsv, writeCsvRows } from '#kit/write-csv.server.ts'

/** Rows that are read at once. */
const EXPORT_PAGE = 500

interface ListFile<Selection, Row> {
  path: StaffFile
  /** Of the part in the back office: what the log says, and the file is called. */
  list: keyof Namespaces['staff-lists']['files']
  needs: Permission
  /** Filter, search and sort of the list, without a position. */
  query: z.ZodType<Selection>
  read: (
    input: Selection,
    page: {
      position: ListPosition
      size: number
      language: Language
      now: Date
      member: StaffCall['member']
    },
  ) => Promise<{ rows: readonly Row[]; next: string | null }>
  /** Titles and cells in the reader's language. */
  columns: (language: Language) => readonly (readonly [title: string, cell: (row: Row) => string])[]
}

/**
 * A list as CSV: all pages of what is filtered, in the order that is shown. Page after page is read while it is sent,
 * so a long list needs no memory; the log has who took which list (never what was searched for).
 */
export function listFile<Selection, Row>(
  route: StaffRoute,
  { db, clock, messages }: Pick<StaffDeps, 'db' | 'clock' | 'messages'>,
  { path, list, needs, query, read, columns }: ListFile<Selection, Row>,
): void {
  route('GET', path, needs, 'exports_data', query, async ({ query: selected, member, language, reply }) => {
    const now = clock()
    const cells = columns(language)
    const pageBehind = (after: string | undefined) =>
      read(selected, { position: { after }, size: EXPORT_PAGE, language, now, member })
    // A list that cannot be read is refused with a status, not cut off in the middle.
    const first = await pageBehind(undefined)

    async function* pages() {
      yield writeCsv([cells.map(([title]) => title)])
      for (let page = first; ; page = await pageBehind(page.next)) {
        if (page.rows.length > 0)
          yield writeCsvRows(page.rows.map((row) => cells.map(([, cell]) => cell(row))))
        if (page.next === null) return
      }
    }

    await db.transaction((tx) =>
      recordAction(tx, { at: now, action: 'list_exported', actorId: member.id, detail: { list } }),
    )
    const name = staffTexts(messages.current(), language, 'staff-lists').files[list]
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', asAttachment(`${name}-${swissTime(now).day}.csv`))
      .send(Readable.from(pages()))
  })
}
