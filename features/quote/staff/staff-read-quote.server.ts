import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import {
  findQuote,
  listQuoteEntries,
  listQuoteVersions,
  type StoredQuoteEntry,
} from '../database/quotes-repository.server.ts'
import { isOpen } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { quoteReference } from '../quote-reference.server.ts'
import { findClashes } from './find-clashes.server.ts'
import { countUnread, toLine } from './quote.list.server.ts'
import type { StaffQuote, StaffQuoteEntry, StaffQuoteVersion } from './staff-quote.ts'

/** With its versions, history, and what else is at its dates. Undefined when there is none. */
export async function readStaffQuote(
  deps: QuoteDeps,
  id: string,
  language: Language,
): Promise<StaffQuote | undefined> {
  const { db } = deps
  const row = await findQuote(db, { id })
  if (!row) return undefined
  const { document, revision, inquiryId, acceptance, declineReason, eventId, bookingId } = row
  const [versions, entries, unread, clashes] = await Promise.all([
    listQuoteVersions(db, id),
    listQuoteEntries(db, id),
    countUnread(db, [id]),
    isOpen(row.state) ? findClashes(db, deps, document.dates, { except: id, language }) : [],
  ])
  return {
    ...toLine(row, unread.get(id) ?? 0, swissTime(deps.clock()).day),
    document,
    revision,
    url: `${deps.publicUrl}/offerte/${quoteReference(deps.key, id)}`,
    inquiryId,
    acceptance,
    declineReason,
    eventId,
    bookingId,
    versions: versions.map(
      ({ version, totalCents, sentAt, document: sent }): StaffQuoteVersion => ({
        version,
        totalCents,
        sentAt: sentAt.toISOString(),
        document: sent,
      }),
    ),
    history: entries.map(toEntry),
    clashes,
  }
}

function toEntry({ at, action, actorId, detail }: StoredQuoteEntry): StaffQuoteEntry {
  const text = detail['text'] ?? detail['reason'] ?? detail['override'] ?? detail['name']
  const whole = (value: unknown) => (typeof value === 'number' ? value : null)
  return {
    at: at.toISOString(),
    action,
    byStaff: actorId !== null,
    text: typeof text === 'string' ? text : '',
    version: whole(detail['version']),
    totalCents: whole(detail['totalCents']),
  }
}
