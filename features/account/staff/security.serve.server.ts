import { RETENTION } from '#features/privacy/content/retention.ts'
import { dueBefore } from '#features/privacy/retention-rule.ts'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { nameSubjects, readAuditSearch } from './audit/audit-subjects.server.ts'
import { hasChanges, readEntryChanges } from './audit/entry-changes.server.ts'
import { nameStep } from './audit/name-step.server.ts'
import { findAuditEntry, readAuditLog } from './audit/read-audit-log.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { listStaffAccounts } from '../roles/staff-accounts.server.ts'
import type { StoredAction } from '../security/read-security-log.server.ts'
import { actionsIn, auditWords } from '../security/audit-words.server.ts'
import type { AuditSubject, SecurityEntry } from '../security/security-log.ts'
import { security } from './security.contract.ts'

/** Of a CSV, read in pages. */
const MOST_EXPORTED = 5000
const EXPORT_PAGE = 500

type NamedAction = StoredAction & Pick<SecurityEntry, 'words' | 'thing' | 'what'>

export const serveSecurity = serve(security)<StaffDeps>((deps) => {
  const { db, messages } = deps
  const reading = (language: Language) => ({ db, site: messages.current(), language })
  const textsIn = (language: Language) => staffTexts(messages.current(), language, 'staff-security')
  const since = (now: Date) => dueBefore(RETENTION.audit, now)
  /** Undefined without a search. */
  const search = async (language: Language, q: string) =>
    q === '' ? undefined : readAuditSearch(reading(language), q)

  async function named<Row extends StoredAction>(language: Language, rows: readonly Row[]) {
    const details = rows.map(({ detail }) => detail)
    const subjects = await nameSubjects(reading(language), details)
    const words = auditWords(language)
    return rows.map((row, index) => ({
      ...row,
      words: words[row.action],
      thing: subjects[index] ?? null,
      what: nameStep(messages.current(), language, row),
    }))
  }

  return {
    list: async ({ input: { filter, who, q, sort, ...position }, language, now }) => {
      const { entries, ...pages } = await readAuditLog(db, {
        filter,
        actions: actionsIn(filter),
        who,
        since: since(now),
        search: await search(language, q),
        oldestFirst: sort === 'at',
        position,
      })
      const accounts = await listStaffAccounts(db, now)
      return accept({
        entries: (await named(language, entries)).map(({ detail, ...entry }) => ({
          ...entry,
          hasChanges: hasChanges({ action: entry.action, detail }),
        })),
        accounts: accounts.map(({ id, email }) => ({ id, email })),
        ...pages,
      })
    },
    changes: async ({ id, language, now }) => {
      const entry = await findAuditEntry(db, id)
      if (!entry || new Date(entry.at) < since(now)) return refuse({ code: 'missing' })
      return accept({ changes: await readEntryChanges(reading(language), entry, textsIn(language).values) })
    },
    csv: async ({ input: { filter, who, q, sort }, language, now, record }) => {
      const found = await search(language, q)
      const wanted = {
        filter,
        actions: actionsIn(filter),
        who,
        since: since(now),
        search: found,
        oldestFirst: sort === 'at',
        size: EXPORT_PAGE,
      }
      const rows: StoredAction[] = []
      for (let after: string | undefined; rows.length < MOST_EXPORTED; ) {
        const { entries, next } = await readAuditLog(db, { ...wanted, position: { after } })
        rows.push(...entries)
        if (next === null) break
        after = next
      }
      const { csv: texts } = textsIn(language)
      return csvFile(
        { db, now, record },
        texts.fileName,
        columnsOf(deps, language),
        await named(language, rows),
        { rows: rows.length },
      )
    },
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<NamedAction> {
  const { csv, legal, things } = staffTexts(messages.current(), language, 'staff-security')
  const nameOf = (subject: AuditSubject | null) => {
    if (!subject) return ''
    const { kind, id, name } = subject
    if (kind in things) return fill(things[kind as keyof typeof things], { name: name ?? id })
    return name ?? (kind === 'legal' ? (legal[id as keyof typeof legal] ?? id) : id)
  }
  return [
    [csv.at, ({ at }) => formatMoment(language, swissTime(new Date(at)))],
    [csv.what, ({ words, what }) => [words, what].filter(Boolean).join(': ')],
    [csv.thing, ({ thing }) => nameOf(thing)],
    [csv.who, ({ who }) => who ?? ''],
    [csv.whom, ({ whom }) => whom ?? ''],
    [csv.network, ({ network }) => network ?? ''],
    [csv.times, ({ times }) => String(times)],
  ]
}
