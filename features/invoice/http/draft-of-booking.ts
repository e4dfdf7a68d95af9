import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import {
  findCurrentBooking,
  listMovedIds,
  type StoredBooking,
} from '#features/booking/database/bookings-repository.server.ts'
import { amountDueCents, stillWaivedCents } from '#features/booking/booking.ts'
import { bookingInvoiceLine, deductedLines } from '#features/booking/money/booking-invoice-lines.ts'
import { dueOf } from '#features/booking/staff/staff-read-bookings.server.ts'
import { lockInvoicesOf, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { type InvoiceLine, payableCents } from '#features/invoice/invoice.ts'
import type { SourceDraft, SourceRefusal } from '#features/invoice/invoice-deps.server.ts'
import {
  type InvoicedMoney,
  leftToInvoiceCents,
  paidOtherwiseCents,
  type SourceMoney,
} from '#features/invoice/rules/follow-source.ts'
import { voucherPartsOf } from '#features/invoice/pay/return-to-voucher.server.ts'
import { readPostalCode } from '#i18n/postal-code.ts'
import { splitStreet } from '#features/invoice/rules/split-street.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { groupLines } from './group-lines.ts'

/** A booking with its invoices, drafts too, the oldest first, all locked. */
export interface InvoicedBooking {
  booking: StoredBooking
  /** Of it and of those that it was moved from. */
  ids: string[]
  invoices: StoredInvoice[]
}

/** Needs the booking's lock. */
export async function lockInvoicedBooking(tx: Transaction, booking: StoredBooking): Promise<InvoicedBooking> {
  const ids = await listMovedIds(tx, booking)
  return { booking, ids, invoices: await lockInvoicesOf(tx, { source: 'booking' }, ids) }
}

/** What no invoice asks for yet, as lines that sum to it. Needs the booking's lock. */
export async function draftOfBooking(
  tx: Transaction,
  events: BookingDeps['events'],
  id: string,
): Promise<Result<SourceDraft, SourceRefusal>> {
  const booking = await findCurrentBooking(tx, id)
  if (!booking) return refuse({ code: 'unknown_source' })
  const invoiced = await lockInvoicedBooking(tx, booking)
  if ((await leftOfBooking(tx, invoiced)) === 0) return refuse({ code: 'nothing_due' })
  return draftOfInvoiced(tx, events, invoiced)
}

/** What no sent invoice of a booking asks for yet, in Rappen. Needs the booking's lock. */
export async function leftOfBooking(tx: Transaction, invoiced: InvoicedBooking) {
  if (dueOf(invoiced.booking) === 0) return 0
  return leftToInvoiceCents(await sourceMoney(tx, invoiced), sentOf(invoiced.invoices))
}

export async function draftOfInvoiced(
  tx: Transaction,
  events: BookingDeps['events'],
  invoiced: InvoicedBooking,
): Promise<Result<SourceDraft, SourceRefusal>> {
  const { booking, ids, invoices } = invoiced
  const event = await events.find(tx, booking.eventId, booking.language)
  if (!event) return refuse({ code: 'unknown_source' })
  const money = await sourceMoney(tx, invoiced)
  const sent = sentOf(invoices)
  if (leftToInvoiceCents(money, sent) === 0) return refuse({ code: 'nothing_due' })
  const group = await groupLines(tx, { booking, ids, event })
  const earlier = invoices
    .filter(({ state }) => state !== 'draft')
    .map((invoice) => ({
      isDeposit: invoice.part === 'deposit',
      number: invoice.number ?? '',
      issuedOn: invoice.issuedOn ?? '',
      payableCents: payableCents(invoice),
    }))
  const off = deductedLines(
    { language: booking.language, voucherCents: money.voucherCents },
    { otherCents: paidOtherwiseCents(money, sent), invoices: earlier },
  )
  return accept({
    part: earlier.some(({ isDeposit, payableCents: payable }) => isDeposit && payable > 0)
      ? 'final'
      : 'whole',
    language: booking.language,
    ...recipientOf(booking, invoices),
    orderNumber: latestOrderNumber(invoices) ?? group?.orderNumber ?? null,
    lines: [...(group?.lines ?? [toLine(bookingInvoiceLine(booking, event))]), ...off.map(toLine)],
    performedFrom: event.startsLocal.slice(0, 10),
    performedTo: event.endsLocal.slice(0, 10),
  })
}

/** To whom the last invoice was sent, as staff had completed it; before the first, as the booking has it. */
function recipientOf(
  { company, name, email, invoiceAddress, language }: StoredBooking,
  invoices: readonly StoredInvoice[],
): Pick<SourceDraft, 'email' | 'recipient'> {
  const sent = invoices.findLast(({ state }) => state !== 'draft')
  const own = {
    company,
    name,
    ...splitStreet(invoiceAddress?.street ?? ''),
    ...readPostalCode(invoiceAddress?.postalCode ?? '', { language }),
    city: invoiceAddress?.city ?? '',
  }
  return { email: (sent?.email ?? email) || null, recipient: sent?.recipient ?? own }
}

/** What vouchers paid of invoices counts as paid by them, not as taken off before. */
export async function sourceMoney(
  tx: Transaction,
  { booking, invoices }: Pick<InvoicedBooking, 'booking' | 'invoices'>,
): Promise<SourceMoney> {
  const { voucherCents, paidCents, refundedCents, withdrawnCents, creditedCents } = booking
  const parts = await voucherPartsOf(
    tx,
    invoices.map(({ id }) => id),
  )
  // An invoice passes money first: what it still has was paid by the voucher.
  const byInvoice = invoices.reduce(
    (sum, { id, settledCents }) => sum + Math.min(parts.get(id) ?? 0, settledCents),
    0,
  )
  const onInvoices = Math.min(byInvoice, voucherCents)
  return {
    dueCents: amountDueCents(booking),
    voucherCents: voucherCents - onInvoices,
    paidCents: paidCents + onInvoices,
    goneCents: refundedCents + withdrawnCents + creditedCents - stillWaivedCents(booking),
  }
}

/** What was sent, the newest first. */
export function sentOf(invoices: readonly StoredInvoice[]): InvoicedMoney[] {
  return invoices
    .filter(({ state }) => state !== 'draft')
    .map((invoice) => {
      const { id, part, settledCents, handedCents } = invoice
      return { id, part, payableCents: payableCents(invoice), settledCents, handedCents }
    })
    .toReversed()
}

/** As the customer last gave it. */
function latestOrderNumber(invoices: readonly StoredInvoice[]): string | undefined {
  const latest = invoices.findLast(({ addedOrderNumber, orderNumber }) => addedOrderNumber ?? orderNumber)
  return latest?.addedOrderNumber ?? latest?.orderNumber ?? undefined
}

export function toLine({
  quantity,
  ...line
}: {
  title: string
  detail: string
  quantity: number
  unitCents: number
}): InvoiceLine {
  return { ...line, quantityHundredths: quantity * 100, vat: 'standard' }
}
