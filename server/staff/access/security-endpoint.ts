import { asAttachment } from '#platform/http/content-disposition.ts'
import { z } from 'zod'
import { RETENTION } from '#content/retention.ts'
import { listStaffAccounts } from '#features/account/roles/staff-accounts.server.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { StoredAction } from '#features/account/security/read-security-log.server.ts'
import {
  AUDIT_SORTS,
  type AuditedThing,
  MAX_AUDIT_SEARCH,
  SECURITY_FILTERS,
  type SecurityFilter,
} from '#features/account/security/security-log.ts'
import { dueBefore } from '#features/privacy/retention-rule.ts'
import { fill } from '#i18n/format.ts'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { nameThings, readAuditSearch } from '../../audit/audited-things.ts'
import { hasChanges, readEntryChanges } from '../../audit/entry-changes.ts'
import { findAuditEntry, readAuditLog } from '../../audit/read-audit-log.ts'
import { nameStep } from '../../audit/name-step.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { refuseStaff } from '../answer-staff.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { writeCsv } from '#kit/write-csv.server.ts'

const FILTERS = ['all', ...Object.keys(SECURITY_FILTERS)] as SecurityFilter[]
/** Of a CSV, read in pages. */
const MOST_EXPORTED = 5000
const EXPORT_PAGE = 500

const input = {
  filter: z.enum(FILTERS).default('all'),
  who: z.uuid().optional(),
  q: z.string().overwrite(plainLine).max(MAX_AUDIT_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(AUDIT_SORTS),
}
const query = z.object({ ...input, ...LIST_POSITION })
const exported = z.object(input)
const entryId = z.uuid()

/** The audit log as long as it is kept: who did what with which thing, before and after, and who was refused. */
export function securityEndpoint(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  const since = () => dueBefore(RETENTION.audit, clock())
  const reading = (language: Language) => ({ db, site: messages.current(), language })

  /** Undefined without a search. */
  async function search(language: Language, q: string) {
    if (q === '') return undefined
    const { actions } = staffTexts(messages.current(), language, 'staff-security')
    return readAuditSearch(reading(language), q, actions)
  }

  async function named<Row extends StoredAction>(language: Language, rows: readonly Row[]) {
    const details = rows.map(({ detail }) => detail)
    const things = await nameThings(reading(language), details)
    return rows.map((row, index) => ({
      ...row,
      thing: things[index] ?? null,
      what: nameStep(messages.current(), language, row),
    }))
  }

  route('GET', '/security', 'audit', 'none', query, async ({ query: selected, language }) => {
    const { filter, who, q, sort, ...position } = selected
    const oldestFirst = sort === 'at'
    const asked = { filter, who, since: since(), search: await search(language, q), oldestFirst, position }
    const { entries, ...pages } = await readAuditLog(db, asked)
    const accounts = await listStaffAccounts(db, clock())
    return {
      entries: (await named(language, entries)).map(({ detail, ...entry }) => ({
        ...entry,
        hasChanges: hasChanges({ action: entry.action, detail }),
      })),
      accounts: accounts.map(({ id, email }) => ({ id, email })),
      ...pages,
    }
  })

  route('GET', '/security/:id', 'audit', 'none', async ({ id, language, reply }) => {
    const entry = entryId.safeParse(id).success ? await findAuditEntry(db, id) : undefined
    if (!entry || new Date(entry.at) < since()) return refuseStaff(reply, { code: 'unknown_entry' })
    const { values } = staffTexts(messages.current(), language, 'staff-security')
    return { changes: await readEntryChanges(reading(language), entry, values) }
  })

  route(
    'GET',
    '/security.csv',
    'audit',
    'exports_data',
    exported,
    async ({ query: selected, member, language, reply }) => {
      const { filter, who, q, sort } = selected
      const found = await search(language, q)
      const oldestFirst = sort === 'at'
      const asked = { filter, who, since: since(), search: found, oldestFirst, size: EXPORT_PAGE }
      const rows: StoredAction[] = []
      for (let after: string | undefined; rows.length < MOST_EXPORTED; ) {
        const { entries, next } = await readAuditLog(db, { ...asked, position: { after } })
        rows.push(...entries)
        if (next === null) break
        after = next
      }
      const { csv, actions, legal, things } = staffTexts(messages.current(), language, 'staff-security')
      const nameOf = (thing: AuditedThing | null) => {
        if (!thing) return ''
        const { kind, id, name } = thing
        if (kind in things) return fill(things[kind as keyof typeof things], { name: name ?? id })
        return name ?? (kind === 'legal' ? (legal[id as keyof typeof legal] ?? id) : id)
      }
      const body = (await named(language, rows)).map((row) => [
        formatMoment(language, swissTime(new Date(row.at))),
        [actions[row.action], row.what].filter(Boolean).join(': '),
        nameOf(row.thing),
        row.who ?? '',
        row.whom ?? '',
        row.network ?? '',
        String(row.times),
      ])
      const head = [csv.at, csv.what, csv.thing, csv.who, csv.whom, csv.network, csv.times]
      const at = clock()
      const taken = { at, action: 'audit_exported', actorId: member.id, detail: { rows: rows.length } }
      await db.transaction((tx) => recordAction(tx, taken))
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', asAttachment(fill(csv.fileName, { day: swissTime(at).day })))
        .send(writeCsv([head, ...body]))
    },
  )
}
