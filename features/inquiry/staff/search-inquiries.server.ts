import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { SearchTerms } from '#kernel/search-terms.ts'
import type { Database } from '#platform/database/database.ts'
import { matchesWords } from '#platform/database/matches-words.ts'
import { inquiryEntries } from '../database/inquiry-history.tables.server.ts'
import { inquiries, INQUIRY_PHONE_DIGITS, SEARCHED } from '../database/inquiry.tables.server.ts'

export type FoundInquiry = typeof inquiries.$inferSelect

/** Requests by number, or telephone, or words of name, address and texts; newest first. */
export async function searchInquiries(
  db: Database,
  terms: SearchTerms,
  most: number,
): Promise<FoundInquiry[]> {
  return db
    .select()
    .from(inquiries)
    .where(matchesInquiry(terms))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(most)
}

/** The condition of `searchInquiries`. */
export function matchesInquiry({ words, number, phone }: SearchTerms): SQL | undefined {
  return or(
    words.length > 0 ? matchesWords(SEARCHED, words) : undefined,
    number === null ? undefined : eq(inquiries.number, number),
    phone === null ? undefined : sql`${INQUIRY_PHONE_DIGITS} like ${`%${phone}%`}`,
  )
}

/** What staff wrote about requests. `id`: of the request. */
export async function listInquiryNotes(
  db: Database,
  inquiryIds: readonly string[],
): Promise<{ id: string; at: Date; text: string }[]> {
  if (inquiryIds.length === 0) return []
  const { inquiryId: id, at, note } = inquiryEntries
  const rows = await db
    .select({ id, at, note })
    .from(inquiryEntries)
    .where(and(inArray(id, [...inquiryIds]), isNotNull(note)))
  return rows.map(({ note: text, ...row }) => ({ ...row, text: text ?? '' }))
}

export function numberInquiries(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; number: number }[]> {
  const { id, number } = inquiries
  return db
    .select({ id, number })
    .from(inquiries)
    .where(inArray(id, [...ids]))
}

/** @returns the id in a list, empty when no request has the number */
export async function findInquiryByNumber(db: Database, number: number): Promise<string[]> {
  const rows = await db.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.number, number))
  return rows.map(({ id }) => id)
}
