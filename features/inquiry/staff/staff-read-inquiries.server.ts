import { matchesInquiry } from './search-inquiries.server.ts'
import { readSearch } from '#kernel/search-terms.ts'
import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  inArray,
  lt,
  min,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import { toSingleLine } from '#kernel/single-line.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byInstant, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { listAttachments } from '../database/attachments-repository.server.ts'
import { findInquiry, type StoredInquiry } from '../database/inquiries-repository.server.ts'
import { inquiryAttachments } from '../database/inquiry-attachments.tables.server.ts'
import { INQUIRY_WORDING } from '../wording/inquiry-details.ts'
import { inquiryEntries } from '../database/inquiry-history.tables.server.ts'
import { inquiries, SENDER } from '../database/inquiry.tables.server.ts'
import type { BotSignal } from '../inquiry.ts'
import type {
  InquiryFilter,
  InquirySort,
  StaffInquiries,
  StaffInquiry,
  StaffInquiryLine,
} from './staff-inquiry.ts'

const PAGE = 50
const EXCERPT = 160

const keys = (at: 'answerDueAt' | 'createdAt', descending: boolean) =>
  byInstant<StoredInquiry>([inquiries[at], inquiries.id], (row) => ({ at: row[at], id: row.id }), descending)
const BY_DEADLINE = keys('answerDueAt', false)
const NEWEST_FIRST = keys('createdAt', true)

const SORTED: Record<InquirySort, SQLWrapper> = { due: inquiries.answerDueAt, from: SENDER }

function orderOf({ sort, filter }: Pick<ListQuery, 'sort' | 'filter'>): ListOrder<StoredInquiry> {
  if (sort === undefined) return filter === 'new' ? BY_DEADLINE : NEWEST_FIRST
  const { key, descending } = readSort<InquirySort>(sort)
  return byColumn({ table: inquiries, value: SORTED[key], id: inquiries.id }, ({ id }) => id, descending)
}

/** A page, by default unanswered by deadline, others newest first. `search` covers number, name, address and texts. */
export async function listStaffInquiries(
  db: Database,
  { now, ...query }: ListQuery & { now: Date },
): Promise<StaffInquiries> {
  const found = query.search ? matches(query.search) : undefined
  const [{ rows, ...pages }, counts] = await Promise.all([
    readInquiryLines(db, query),
    found ? countFound(db, found, now) : countByState(db, now),
  ])
  return { now: now.toISOString(), inquiries: rows, ...pages, ...counts }
}

/** The page alone. */
export async function readInquiryLines(
  db: Database,
  { filter, search, sort, position, language, size = PAGE }: ListQuery & { size?: number },
): Promise<{ rows: StaffInquiryLine[] } & ListPages> {
  const { rows, ...pages } = await readListPage({
    order: orderOf({ sort, filter }),
    position,
    size,
    read: (beyond, sorted, limit) =>
      db
        .select()
        .from(inquiries)
        .where(and(FILTERS[filter], search ? matches(search) : undefined, beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
  const ids = rows.map(({ id }) => id)
  const [files, answered] = await Promise.all([countFiles(db, ids), firstAnswers(db, ids)])
  return {
    rows: rows.map((row) => ({
      ...toLine(row, language, answered.get(row.id)),
      attachments: files.get(row.id) ?? 0,
    })),
    ...pages,
  }
}

interface ListQuery {
  filter: InquiryFilter
  search: string
  sort?: ListSort<InquirySort> | undefined
  position: ListPosition
  language: Language
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

const filterOf =
  sql<InquiryFilter>`case when ${doubtful} and ${isNew} then 'doubtful' else ${inquiries.state} end`.as(
    'filter',
  )

function matches(search: string): SQL | undefined {
  const terms = readSearch(search)
  return terms ? matchesInquiry(terms) : sql`false`
}

type Counts = Pick<StaffInquiries, 'counts' | 'overdue'>

const COUNTED = ['new', 'doubtful', 'answered', 'won', 'lost'] as const
const isOverdue = (now: Date) => and(FILTERS.new, lt(inquiries.answerDueAt, now))

/** Each count stops at one above `MOST_COUNTED`: an index ends the search early. */
async function countByState(db: Database, now: Date): Promise<Counts> {
  const upTo = (condition: SQL | undefined) =>
    db.$count(
      db
        .select({ one: sql`1`.as('one') })
        .from(inquiries)
        .where(condition)
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
  const [all, overdue, ...each] = await Promise.all([
    upTo(undefined),
    upTo(isOverdue(now)),
    ...COUNTED.map((filter) => upTo(FILTERS[filter])),
  ])
  const counts = Object.fromEntries(COUNTED.map((filter, index) => [filter, each[index] ?? 0]))
  return { counts: { ...counts, all } as Counts['counts'], overdue }
}

/** Of what a search finds, in one scan. With too many matches only their sum is known. */
async function countFound(db: Database, found: SQL, now: Date): Promise<Counts> {
  const counted = db
    .select({ filter: filterOf, isOverdue: sql<boolean>`${isOverdue(now)}`.as('is_overdue') })
    .from(inquiries)
    .where(found)
    .limit(MOST_COUNTED + 1)
    .as('counted')
  const rows = await db
    .select({
      filter: counted.filter,
      found: count(),
      overdue: sql<number>`count(*) filter (where ${counted.isOverdue})`.mapWith(Number),
    })
    .from(counted)
    .groupBy(counted.filter)
  const sumOf = (key: 'found' | 'overdue') => rows.reduce((sum, row) => sum + row[key], 0)
  const all = sumOf('found')
  const countOf = (filter: InquiryFilter) =>
    all > MOST_COUNTED ? null : (rows.find((row) => row.filter === filter)?.found ?? 0)
  const counts = Object.fromEntries(COUNTED.map((filter) => [filter, countOf(filter)]))
  return { counts: { ...counts, all } as Counts['counts'], overdue: sumOf('overdue') }
}

/** Unanswered inquiries, and those past the deadline. */
export async function countOpenInquiries(
  db: Database,
  now: Date,
): Promise<{ open: number; overdue: number }> {
  const [open, overdue] = await Promise.all([
    db.$count(inquiries, FILTERS.new),
    db.$count(inquiries, isOverdue(now)),
  ])
  return { open, overdue }
}

const MOST_DUE = 200

/** Unanswered ones that people wrote, the nearest deadline first. */
export function listDueInquiries(
  db: Database,
): Promise<Pick<StoredInquiry, 'id' | 'number' | 'name' | 'email' | 'answerDueAt'>[]> {
  const { id, number, name, email, answerDueAt } = inquiries
  return db
    .select({ id, number, name, email, answerDueAt })
    .from(inquiries)
    .where(FILTERS.new)
    .orderBy(asc(answerDueAt), asc(id))
    .limit(MOST_DUE)
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
    topic: (topic !== null && INQUIRY_WORDING[kind].topicOf(topic, language, row.details)) || null,
    excerpt: toSingleLine(message, EXCERPT),
    doubtful: botSignals.includes(TRAP),
    createdAt: row.createdAt.toISOString(),
    answerDueAt: row.answerDueAt.toISOString(),
    answeredAt: state === 'new' ? null : (answeredAt?.toISOString() ?? null),
  }
}
