import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { LEAST_PAYMENT_CENTS } from '#kernel/least-payment.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import { findInvoice, type StoredInvoice } from '../database/invoices-repository.server.ts'
import { eq } from 'drizzle-orm'
import { openCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { invoiceUrl } from '../view-invoice.server.ts'
import { recordInvoicePayment } from './record-invoice-payment.server.ts'

export type PayRefusal =
  | { code: 'nothing_due' | 'payment_underway' }
  | { code: 'payment_unavailable'; detail: string }

const SLOT_MS = 30 * 60_000

const WORDS: Record<Language, string> = {
  de: 'Rechnung {number}',
  en: 'Invoice {number}',
  fr: 'Facture {number}',
  it: 'Fattura {number}',
}

/**
 * Opens the payment page for the open amount, unless somebody has paid on the last one, in the reader's language; repeated within half an hour, the same page.
 * An older page of another amount is closed. No locks: an overpayment is shown as such. Less than providers take is left to a transfer.
 */
export async function openInvoicePayment(
  deps: InvoiceDeps,
  invoice: StoredInvoice,
  language: Language,
): Promise<Result<string, PayRefusal>> {
  const completion = invoice.sessionId ? await deps.payments.readCompletion(invoice.sessionId) : null
  if (completion?.kind === 'processing') return refuse({ code: 'payment_underway' })
  if (completion?.kind === 'paid' && (await recordInvoicePayment(deps, completion)) === 'applied') {
    const paid = await findInvoice(deps.db, { id: invoice.id })
    if (paid) return openInvoicePayment(deps, paid, language)
  }
  const cents = openCents(invoice)
  if (cents < LEAST_PAYMENT_CENTS || invoice.kind !== 'invoice') return refuse({ code: 'nothing_due' })
  const slot = Math.floor(deps.clock().getTime() / SLOT_MS)
  const page = `${invoiceUrl(deps, invoice.id)}?lng=${language}`
  const title = fill(WORDS[language], { number: invoice.number ?? '' })
  const session = await deps.payments.createSession({
    subject: 'invoice',
    orderId: invoice.id,
    // Deterministic: a provider refuses one key with different content.
    attempt: `${invoice.revision}-${cents}-${slot}-${language}`,
    orderNumber: invoice.number ?? '',
    language,
    currency: 'chf',
    totalCents: cents,
    description: title,
    lines: [{ title, detail: '', quantity: 1, unitPriceCents: cents, imageUrl: null }],
    shipped: false,
    successUrl: page,
    cancelUrl: page,
    expiresAt: new Date((slot + 3) * SLOT_MS),
  })
  if (!session.ok) {
    const { code, detail } = session.refusal
    return refuse({ code: 'payment_unavailable', detail: `${code}: ${detail}` })
  }
  const { sessionId, url } = session.value
  const before = await findInvoice(deps.db, { id: invoice.id })
  if (before?.sessionId && before.sessionId !== sessionId) await deps.payments.expireSession(before.sessionId)
  const [updated] = await deps.db
    .update(invoices)
    .set({ sessionId, sessionUrl: url, askedCents: cents })
    .where(eq(invoices.id, invoice.id))
    .returning()
  // Paid, credited or written off while the provider opened the page, whose session nobody knew then.
  if (!updated || openCents(updated) === cents) return accept(url)
  await deps.payments.expireSession(sessionId)
  return openInvoicePayment(deps, updated, language)
}
