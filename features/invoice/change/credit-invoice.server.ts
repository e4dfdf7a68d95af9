import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { isAgreed } from '#kernel/voucher-use.ts'
import type { Transaction } from '#platform/database/database.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import {
  findInvoice,
  insertInvoice,
  type OnInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
} from '../database/invoices-repository.server.ts'
import { type InvoiceLine, payableCents } from '../invoice.ts'
import type { Actor, InvoiceDeps } from '../invoice-deps.server.ts'
import { vatShares } from '../rules/invoice-sums.ts'
import { enqueueInvoiceMail, INVOICE_CREDITED, nextNumber } from './send-invoice.server.ts'
import { type Changed, settleInvoice, withInvoiceLocks } from './with-invoice-locks.server.ts'

export interface Credit {
  /** Id of the credit note, created by the form. */
  id: string
  cents: number
  reason: string
  /** Keys of what vouchers of the order were redeemed for, shown and agreed to. */
  acknowledgedUses?: readonly string[]
  /** Of a booking's: it stays due, since it is invoiced anew; otherwise the booking costs as much less. */
  stillDue?: boolean
}

/**
 * Corrects a sent invoice by a credit note with a number of its own: all of it line by line, or an amount with its
 * reason. Idempotent per id. @returns the invoice
 */
export function creditInvoice(
  deps: InvoiceDeps,
  invoiceId: string,
  credit: Credit,
  staffId: string,
  onCredited?: OnInvoice,
) {
  return withInvoiceLocks(deps, invoiceId, staffId, (tx, invoice, { now }) =>
    creditLocked(tx, deps, invoice, credit, { staffId, now, onCredited }),
  )
}

/** With the locks of the source and of the sent invoice. Idempotent per id. @returns the invoice */
export async function creditLocked(
  tx: Transaction,
  deps: Pick<InvoiceDeps, 'key' | 'sourceOf'>,
  invoice: StoredInvoice,
  credit: Credit,
  { staffId, now, onCredited }: { staffId: string; now: Date; onCredited?: OnInvoice | undefined },
): Changed {
  const existing = await findInvoice(tx, { id: credit.id })
  if (existing) {
    if (existing.correctsId !== invoice.id) return refuse({ code: 'unknown_invoice' })
    return existing.totalCents === credit.cents ? accept(invoice) : refuse({ code: 'credit_reused' })
  }
  const most = payableCents(invoice)
  if (credit.cents > most) return refuse({ code: 'more_than_open', cents: most })
  const creditedCents = invoice.creditedCents + credit.cents
  const source = deps.sourceOf(invoice)
  const uses = (await source?.usesWithoutGround?.(tx, creditedCents)) ?? []
  if (!isAgreed(uses, credit.acknowledgedUses ?? [])) return refuse({ code: 'vouchers_in_use', uses })
  const by = { actorId: staffId, now }
  const note = await writeCreditNote(tx, deps, invoice, credit, by)
  await onCredited?.(tx, note)
  const settled = await settleInvoice(tx, deps, invoice, by, { creditedCents })
  if (!settled.ok) return settled
  const { cents, stillDue = false } = credit
  const settledLessCents = invoice.settledCents - settled.value.settledCents
  const credited = { invoiceId: invoice.id, invoice: invoice.number ?? '', cents, settledLessCents, stillDue }
  await source?.credited?.(tx, { ...credited, ...by })
  return settled
}

/** Only the note, with its number and mail: the caller settles the invoice. Needs the locks of source and invoice. */
export async function writeCreditNote(
  tx: Transaction,
  deps: Pick<InvoiceDeps, 'key'>,
  invoice: StoredInvoice,
  credit: Credit,
  by: Actor,
) {
  const issuedOn = swissTime(by.now).day
  const note = await insertInvoice(tx, {
    id: credit.id,
    kind: 'credit_note',
    state: 'sent',
    referenceHash: hashToken(deriveToken(deps.key, 'invoice-reference', credit.id)),
    correctsId: invoice.id,
    source: invoice.source,
    sourceId: invoice.sourceId,
    language: invoice.language,
    email: invoice.email,
    recipient: invoice.recipient,
    orderNumber: invoice.addedOrderNumber ?? invoice.orderNumber,
    note: credit.reason,
    lines: credit.cents === invoice.totalCents ? invoice.lines : partOf(invoice, credit),
    totalCents: credit.cents,
    performedFrom: invoice.performedFrom,
    performedTo: invoice.performedTo,
    dueDays: 0,
    issuedOn,
    dueOn: issuedOn,
    seller: invoice.seller,
    account: invoice.account,
    remindersStopped: invoice.remindersStopped,
    ...(await nextNumber(tx, 'credit_note', issuedOn)),
    createdAt: by.now,
    updatedAt: by.now,
  })
  if (!note) throw new Error('the credit note was not inserted')
  const detail = { creditNote: note.number, cents: credit.cents, reason: credit.reason }
  await recordInvoiceEvent(tx, invoice.id, 'credited', by, detail)
  await recordInvoiceEvent(tx, note.id, 'sent', by, detail)
  await enqueueInvoiceMail(tx, note, INVOICE_CREDITED)
  return note
}

/** The amount, split over the invoice's rates of VAT so that tax is given back as it was charged. */
function partOf(invoice: StoredInvoice, { cents, reason }: Credit): InvoiceLine[] {
  const shares = vatShares(invoice.lines, invoice.performedFrom ?? invoice.issuedOn ?? '').filter(
    ({ grossCents }) => grossCents > 0,
  )
  const gross = shares.reduce((sum, share) => sum + share.grossCents, 0)
  const kindOf = (permille: number) =>
    invoice.lines.find(
      ({ vat }) =>
        vatShares([{ ...ONE, vat }], invoice.performedFrom ?? invoice.issuedOn ?? '')[0]?.permille ===
        permille,
    )?.vat ?? 'none'
  let left = cents
  return shares.flatMap(({ permille, grossCents }, index) => {
    const unitCents = index === shares.length - 1 ? left : Math.floor((cents * grossCents) / gross)
    left -= unitCents
    const line = {
      title: reason.slice(0, 120),
      detail: '',
      quantityHundredths: 100,
      unitCents,
      vat: kindOf(permille),
    }
    return unitCents > 0 ? [line] : []
  })
}

const ONE: InvoiceLine = { title: '', detail: '', quantityHundredths: 100, unitCents: 100, vat: 'none' }
