import { randomUUID } from 'node:crypto'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import {
  findQuote,
  insertQuote,
  lockQuote,
  lockUntouchedDraft,
  recordQuoteEntry,
  updateQuote,
} from '../database/quotes-repository.server.ts'
import { isOpen } from '../quote.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import { quoteReferenceHash } from '../quote-reference.server.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { quoteTotal } from '../rules/quote-total.ts'

export interface NewQuoteInput {
  document: QuoteDocument
  inquiryId: string | null
  idempotencyKey: string
}

/**
 * Begins a quote with what is proposed. A draft of the same request that its author left as it was proposed is taken again:
 * looking uses up no number.
 */
export async function beginQuote(
  deps: QuoteDeps,
  { document, inquiryId, idempotencyKey }: NewQuoteInput,
  staffId: string,
) {
  return deps.db.transaction(async (tx) => {
    const left = await lockUntouchedDraft(tx, { inquiryId, authorId: staffId })
    const { validUntil } = document
    if (!left || !isSameDocument({ ...left.document, validUntil }, document))
      return insertDraft(tx, deps, { document, inquiryId, idempotencyKey }, staffId)
    const now = deps.clock()
    return updateQuote(tx, left.id, { document, validUntil, createdAt: now }, now)
  })
}

/** Begins a quote that is written. The same key gives the same quote. */
export async function draftQuote(
  deps: QuoteDeps,
  { document, inquiryId, idempotencyKey }: NewQuoteInput,
  staffId: string | undefined,
) {
  return deps.db.transaction((tx) => insertDraft(tx, deps, { document, inquiryId, idempotencyKey }, staffId))
}

/** The same in the caller's transaction. */
export async function insertDraft(
  tx: Transaction,
  { key, clock }: QuoteDeps,
  { document, inquiryId, idempotencyKey }: NewQuoteInput,
  staffId: string | undefined,
) {
  const now = clock()
  const id = randomUUID()
  const idempotencyHash = hashToken(`quote:${idempotencyKey}`)
  const inserted = await insertQuote(tx, {
    id,
    referenceHash: quoteReferenceHash(key, id),
    document,
    totalCents: quoteTotal(document).totalCents,
    validUntil: document.validUntil,
    inquiryId,
    idempotencyHash,
    createdAt: now,
    updatedAt: now,
  })
  const quote = inserted ?? (await findQuote(tx, { idempotencyHash }))
  if (!quote) throw new Error('the quote was neither inserted nor found')
  if (inserted) await recordQuoteEntry(tx, { quoteId: id, at: now, action: 'drafted', actorId: staffId })
  return quote
}

/**
 * Replaces the draft; customers see it once it is sent. `seen`: the revision that the author saw. Saving what is there
 * changes nothing.
 */
export async function saveQuote(
  { db, clock }: QuoteDeps,
  id: string,
  { document, seen }: { document: QuoteDocument; seen: number },
) {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote) return refuse({ code: 'unknown_quote' })
    if (!isOpen(quote.state) && quote.state !== 'expired') return refuse({ code: 'quote_closed' })
    if (isSameDocument(quote.document, document)) return accept(quote)
    if (quote.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    const { totalCents } = quoteTotal(document)
    const listed = quote.version === 0 ? { totalCents, validUntil: document.validUntil } : {}
    const change = { document, revision: quote.revision + 1, ...listed }
    return accept(await updateQuote(tx, id, change, clock()))
  })
}

/** Whatever the order of keys, which the database does not keep. */
function isSameDocument(one: unknown, other: unknown) {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown) {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
