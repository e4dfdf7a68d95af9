import { and, arrayContains, asc, count, desc, eq, inArray, min, not, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { listAttachments } from '../database/attachments-repository.server.ts'
import { findInquiry, type StoredInquiry } from '../database/inquiries-repository.server.ts'
import { inquiryAttachments } from '../database/inquiry-attachments.tables.server.ts'
import { INQUIRY_WORDING } from '../wording/inquiry-details.ts'
import { inquiryEntries } from '../database/inquiry-history.tables.server.ts'
import { inquiries } from '../database/inquiry.tables.server.ts'
import type { BotSignal } from '../inquiry.ts'
import type { InquiryFilter, StaffInquiries, StaffInquiry, StaffInquiryLine } from './staff-inquiry.ts'

const PAGE = 50
const EXCERPT = 160

/** A page (from 0), unanswered by deadline, others newest first. `search` covers number, name, address and texts. */
export async function listStaffInquiries(
  db: Database,
  { filter, search, page, language, now }: ListQuery,
): Promise<StaffInquiries> {
  const found = search ? matches(search) : undefined
  const order = filter === 'new' ? [asc(inquiries.answerDueAt)] : [desc(inquiries.createdAt)]
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(inquiries)
      .where(and(FILTERS[filter], found))
      .orderBy(...order, asc(inquiries.id))
      .limit(PAGE + 1)
      .offset(page * PAGE),
    countAll(db, found, now),
  ])
  const shown = rows.slice(0, PAGE)
  const ids = shown.map(({ id }) => id)
  const [files, answered] = await Promise.all([countFiles(db, ids), firstAnswers(db, ids)])
  return {
    now: now.toISOString(),
    inquiries: shown.map((row) => ({
      ...toLine(row, language, answered.get(row.id)),
      attachments: files.get(row.id) ?? 0,
    })),
    more: rows.length > PAGE,
    ...counts,
  }
}

interface ListQuery {
  filter: InquiryFilter
  search: string
  page: number
  language: Language
  now: Date
}

/** Undefined when there is none. */
export async function readStaffInquiry(
  db: Database,
  id: string,
  language: Language,
): Promise<StaffInquiry | undefined> {
  const row = await findInquiry(db, { id })
  if (!row) return undefined
  const [files, history, answered] = await Promise.all([
    listAttachments(db, id),
    db.select().from(inquiryEntries).where(eq(inquiryEntries.inquiryId, id)).orderBy(asc(inquiryEntries.id)),
    firstAnswers(db, [id]),
  ])
  const { message, termsVersion, copied, botSignals } = row
  return {
    ...toLine(row, language, answered.get(id)),
    message,
    details: INQUIRY_WORDING[row.kind].detailsOf(row.details, language).filter(([, value]) => value !== ''),
    language: row.language,
    termsVersion,
    copied,
    botSignals,
    attachments: files.map(({ id: fileId, name, bytes }) => ({ id: fileId, name, bytes: bytes ?? 0 })),
    history: history.map(({ at, state, note }) => ({ at: at.toISOString(), state, note })),
  }
}

/** People do not see the honeypot. The other signs also come from people. */
const TRAP: BotSignal = 'trap'
const doubtful = arrayContains(inquiries.botSignals, [TRAP])
const isNew = eq(inquiries.state, 'new')

const FILTERS: Record<InquiryFilter, SQL | undefined> = {
  new: and(isNew, not(doubtful)),
  doubtful: and(isNew, doubtful),
  answered: eq(inquiries.state, 'answered'),
  won: eq(inquiries.state, 'won'),
  lost: eq(inquiries.state, 'lost'),
  all: undefined,
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const columns = [inquiries.name, inquiries.email, inquiries.message, sql`${inquiries.details}::text`]
  return or(
    sql`${inquiries.number}::text = ${search}`,
    ...columns.map((column) => sql`${column} ilike ${pattern}`),
  )
}

async function countAll(
  db: Database,
  found: SQL | undefined,
  now: Date,
): Promise<Pick<StaffInquiries, 'counts' | 'overdue'>> {
  const of = (condition: SQL | undefined) =>
    condition ? sql<number>`count(*) filter (where ${condition})`.mapWith(Number) : count()
  const [row] = await db
    .select({
      new: of(FILTERS.new),
      doubtful: of(FILTERS.doubtful),
      answered: of(FILTERS.answered),
      won: of(FILTERS.won),
      lost: of(FILTERS.lost),
      all: count(),
      overdue: of(and(FILTERS.new, sql`${inquiries.answerDueAt} < ${now.toISOString()}::timestamptz`)),
    })
    .from(inquiries)
    .where(found)
  if (!row) throw new Error('counting gave no row')
  const { overdue, ...counts } = row
  return { counts, overdue }
}

/** Unanswered inquiries, and those past the deadline. */
export async function countOpenInquiries(
  db: Database,
  now: Date,
): Promise<{ open: number; overdue: number }> {
  const { counts, overdue } = await countAll(db, FILTERS.new, now)
  return { open: counts.new, overdue }
}

async function countFiles(db: Database, ids: string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: inquiryAttachments.inquiryId, files: count() })
    .from(inquiryAttachments)
    .where(inArray(inquiryAttachments.inquiryId, ids))
    .groupBy(inquiryAttachments.inquiryId)
  return new Map(rows.map(({ id, files }) => [id, files]))
}

async function firstAnswers(db: Database, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: inquiryEntries.inquiryId, at: min(inquiryEntries.at) })
    .from(inquiryEntries)
    .where(and(inArray(inquiryEntries.inquiryId, ids), sql`${inquiryEntries.state} <> 'new'`))
    .groupBy(inquiryEntries.inquiryId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

function toLine(
  row: StoredInquiry,
  language: Language,
  answeredAt: Date | undefined,
): Omit<StaffInquiryLine, 'attachments'> {
  const { id, number, kind, state, name, email, topic, message, botSignals } = row
  return {
    id,
    number,
    kind,
    state,
    name,
    email,
    topic: (topic !== null && INQUIRY_WORDING[kind].topicOf(topic, language)) || null,
    excerpt: toSingleLine(message, EXCERPT),
    doubtful: botSignals.includes(TRAP),
    createdAt: row.createdAt.toISOString(),
    answerDueAt: row.answerDueAt.toISOString(),
    answeredAt: state === 'new' ? null : (answeredAt?.toISOString() ?? null),
  }
}
