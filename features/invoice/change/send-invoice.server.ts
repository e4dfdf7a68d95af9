import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { MailKind } from '#kernel/mail-kind.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail, isResendPaused } from '#platform/outbox/outbox.ts'
import {
  findInvoice,
  lastEventAt,
  lockInvoice,
  type OnInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  takeNumber,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { daysAfter, formatInvoiceNumber } from '../invoice.ts'
import type { Actor, InvoiceDeps } from '../invoice-deps.server.ts'
import { missingOf } from '../rules/draft.schema.ts'

/** Mail kinds of the outbox. */
export const INVOICE_SENT = 'invoice-sent'
export const INVOICE_CREDITED = 'invoice-credited'
export const INVOICE_REMINDED = 'invoice-reminded'
export const INVOICE_PAID = 'invoice-paid'

/**
 * Gives a draft its number, freezes seller and account, and mails it where there is an address; the number is taken in
 * the same transaction, so that the series of a year has no gap. Refused for more than its source leaves to invoice, so that nothing
 * is asked for twice. Locks the source, then the invoice. Idempotent.
 * @param seen revision that the sender saw
 * @param record once, in the transaction
 */
export async function sendInvoice(
  deps: InvoiceDeps,
  id: string,
  { seen, staffId }: { seen: number; staffId: string },
  record?: OnInvoice,
) {
  const found = await findInvoice(deps.db, { id })
  if (!found) return refuse({ code: 'unknown_invoice' })
  const source = deps.sourceOf(found)
  return deps.db.transaction(async (tx) => {
    await source?.lock(tx)
    const draft = await lockInvoice(tx, id)
    if (!draft) return refuse({ code: 'unknown_invoice' })
    if (draft.state !== 'draft') return accept(draft)
    if (draft.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    const missing = missingOf(draft)
    if (missing.length > 0) return refuse({ code: 'invoice_incomplete', missing })
    const cents = (await source?.leftCents?.(tx)) ?? null
    if (cents !== null && draft.totalCents > cents) return refuse({ code: 'more_than_due', cents })
    const sent = await issueInvoice(tx, deps, draft, { actorId: staffId, now: deps.clock() })
    await record?.(tx, sent)
    return accept(sent)
  })
}

/** Makes a complete draft a sent invoice, with its number and mail. Needs its lock. */
export async function issueInvoice(
  tx: Transaction,
  { terms }: Pick<InvoiceDeps, 'terms'>,
  draft: StoredInvoice,
  by: Actor,
) {
  const issuedOn = swissTime(by.now).day
  const { seller, account } = terms()
  const dueOn = daysAfter(issuedOn, draft.dueDays)
  const number = await nextNumber(tx, 'invoice', issuedOn)
  const change = { state: 'sent', issuedOn, dueOn, seller, account, ...number } as const
  const sent = await updateInvoice(tx, draft, change, by.now)
  const detail = { number: sent.number, cents: sent.totalCents, to: sent.email !== null }
  await recordInvoiceEvent(tx, draft.id, 'sent', by, detail)
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
) {
  if (email) await enqueueMail(tx, { kind, to: email, language, payload: { invoiceId: id, ...detail } })
}

const SENT_AGAIN = 'sent_again'

/**
 * Mails it again, once a minute; an account that was not known when it was sent is filled in, once.
 * @param record in the transaction, if it is mailed
 */
export function resendInvoice(
  { db, clock, terms }: InvoiceDeps,
  id: string,
  staffId: string,
  record?: OnInvoice,
) {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    if (invoice.state === 'draft') return refuse({ code: 'not_sent' })
    if (!invoice.email) return refuse({ code: 'invoice_without_email' })
    const now = clock()
    const { account } = terms()
    const isNew = invoice.account === null && account !== null
    const kind = invoice.kind === 'invoice' ? INVOICE_SENT : INVOICE_CREDITED
    const same = { kind, to: invoice.email, payload: { invoiceId: [id] } }
    const lastAt = await lastEventAt(tx, id, SENT_AGAIN)
    if (!isNew && (await isResendPaused(tx, same, lastAt, now))) return accept(invoice)
    const sent = isNew ? await updateInvoice(tx, invoice, { account }, now) : invoice
    await recordInvoiceEvent(tx, id, SENT_AGAIN, { actorId: staffId, now }, { account: isNew })
    await enqueueInvoiceMail(tx, sent, kind)
    await record?.(tx, sent)
    return accept(sent)
  })
}
