import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { readdressMails } from '#platform/outbox/readdress-mails.ts'
import { lockQuote, updateQuote } from '../database/quotes-repository.server.ts'
import { stateOn } from '../quote.ts'
import { enqueueQuoteMail, QUOTE_MAIL } from '../mail/quote-mails.server.ts'

/**
 * Another address of the customer's; what was sent stays as it was. What did not arrive goes there; without any, an open quote does.
 * No-op for the address that it has.
 */
export function correctQuoteEmail(db: Database, id: string, email: string, now: Date) {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote || quote.document.customer.email === email) return
    const { document, revision, sentRevision, version } = quote
    const change = {
      document: { ...document, customer: { ...document.customer, email } },
      // Whoever has the draft open is told; what was sent is as far behind the draft as before.
      revision: revision + 1,
      ...(version > 0 && { sentRevision: sentRevision + 1 }),
    }
    const corrected = await updateQuote(tx, id, change, now)
    const waiting = await readdressMails(tx, { kinds: [QUOTE_MAIL], field: 'quoteId', id, to: email })
    if (waiting === 0 && stateOn(corrected, swissTime(now).day) === 'sent')
      await enqueueQuoteMail(tx, corrected, corrected.awaitsDate ? 'at_once' : 'sent')
  })
}
