import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { MailKind } from '#kernel/mail-kind.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail, isResendPaused } from '#platform/outbox/outbox.ts'
import {
  findInvoice,
  lastEventAt,
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  takeNumber,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { daysAfter, formatInvoiceNumber } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'
import { missingOf } from '../rules/draft.schema.ts'

/** Mail kinds of the outbox. */
export const INVOICE_SENT = 'invoice-sent'
export const INVOICE_CREDITED = 'invoice-credited'
export const INVOICE_REMINDED = 'invoice-reminded'
export const INVOICE_PAID = 'invoice-paid'

export type OnInvoice = (tx: Transaction, invoice: StoredInvoice) => Promise<void>
type Sent = Promise<Result<StoredInvoice, InvoiceRefusal>>

/**
 * Gives a draft its number, freezes seller and account, and mails it where there is an address; the number is taken in
 * the same transaction, so that the series of a year has no gap. Refused for more than its source leaves to invoice, so that nothing
 * is asked for twice. Locks the source, then the invoice. Idempotent.
 * @param seen revision that the sender saw
 * @param onSent once, in the transaction
 */
export async function sendInvoice(
  deps: InvoiceDeps,
  id: string,
  { seen, staffId }: { seen: number; staffId: string },
  onSent?: OnInvoice,
): Sent {
  const found = await findInvoice(deps.db, { id })
  if (!found) return refuse({ code: 'unknown_invoice' })
  return deps.db.transaction(async (tx): Sent => {
    await deps.sources.lock(tx, found)
    const draft = await lockInvoice(tx, id)
    if (!draft) return refuse({ code: 'unknown_invoice' })
    if (draft.state !== 'draft') return accept(draft)
    if (draft.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    const missing = missingOf(draft)
    if (missing.length > 0) return refuse({ code: 'invoice_incomplete', missing })
    const cents = await deps.sources.leftCents(tx, draft)
    if (cents !== null && draft.totalCents > cents) return refuse({ code: 'more_than_due', cents })
    const sent = await issueInvoice(tx, deps, draft, { actorId: staffId, now: deps.clock() })
    await onSent?.(tx, sent)
    return accept(sent)
  })
}

/** Makes a complete draft a sent invoice, with its number and mail. Needs its lock. */
export async function issueInvoice(
  tx: Transaction,
  { terms }: Pick<InvoiceDeps, 'terms'>,
  draft: StoredInvoice,
  { actorId, now }: { actorId: string | undefined; now: Date },
): Promise<StoredInvoice> {
  const issuedOn = swissTime(now).day
  const { seller, account } = terms()
  const sent = await updateInvoice(
    tx,
    draft,
    {
      state: 'sent',
      issuedOn,
      dueOn: daysAfter(issuedOn, draft.dueDays),
      seller,
      account,
      ...(await nextNumber(tx, 'invoice', issuedOn)),
    },
    now,
  )
  const detail = { number: sent.number, cents: sent.totalCents, to: sent.email !== null }
  await recordInvoiceEvent(tx, { invoiceId: draft.id, at: now, action: 'sent', actorId, detail })
  await enqueueInvoiceMail(tx, sent, INVOICE_SENT)
  return sent
}

export async function nextNumber(tx: Transaction, kind: 'invoice' | 'credit_note', issuedOn: string) {
  const year = Number(issuedOn.slice(0, 4))
  const sequence = await takeNumber(tx, kind, year)
  return { year, sequence, number: formatInvoiceNumber(kind, year, sequence) }
}

/** Without an address it is sent by post; nothing is enqueued. */
export async function enqueueInvoiceMail(
  tx: Transaction,
  { id, email, language }: StoredInvoice,
  kind: MailKind,
  detail: Record<string, unknown> = {},
): Promise<void> {
  if (email) await enqueueMail(tx, { kind, to: email, language, payload: { invoiceId: id, ...detail } })
}

const SENT_AGAIN = 'sent_again'

/**
 * Mails it again, once a minute; an account that was not known when it was sent is filled in, once.
 * @param onSent in the transaction, if it is mailed
 */
export async function resendInvoice(
  deps: InvoiceDeps,
  id: string,
  staffId: string,
  onSent?: OnInvoice,
): Sent {
  return deps.db.transaction(async (tx): Sent => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    if (invoice.state === 'draft') return refuse({ code: 'not_sent' })
    if (!invoice.email) return refuse({ code: 'invoice_without_email' })
    const now = deps.clock()
    const { account } = deps.terms()
    const isNew = invoice.account === null && account !== null
    const kind = invoice.kind === 'invoice' ? INVOICE_SENT : INVOICE_CREDITED
    const same = { kind, to: invoice.email, payload: { invoiceId: [id] } }
    const lastAt = await lastEventAt(tx, id, SENT_AGAIN)
    if (!isNew && (await isResendPaused(tx, same, lastAt, now))) return accept(invoice)
    const sent = isNew ? await updateInvoice(tx, invoice, { account }, now) : invoice
    await recordInvoiceEvent(tx, {
      invoiceId: id,
      at: now,
      action: SENT_AGAIN,
      actorId: staffId,
      detail: { account: isNew },
    })
    await enqueueInvoiceMail(tx, sent, kind)
    await onSent?.(tx, sent)
    return accept(sent)
  })
}
