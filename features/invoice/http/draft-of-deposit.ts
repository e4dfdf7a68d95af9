import { depositCents, type GroupInvoicing } from '#features/services/content/group-invoicing.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { InvoicePart } from '#features/invoice/invoice.ts'
import type { SourceDraft, SourceRefusal } from '#features/invoice/invoice-deps.server.ts'
import { paidOtherwiseCents } from '#features/invoice/rules/follow-source.ts'
import { totalOf } from '#features/invoice/rules/invoice-sums.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { BOOKING_INVOICE_TEXTS } from './booking-invoice.texts.ts'
import {
  draftOfInvoiced,
  type InvoicedBooking,
  leftOfBooking,
  sentOf,
  sourceMoney,
  toLine,
} from './draft-of-booking.ts'
import { findGroupQuote } from './group-lines.ts'

type Drafted = Promise<Result<SourceDraft, SourceRefusal>>

/** What a draft of that part contains now, if anything is due: of a deposit what its quote agreed, as long as the booking stands. Needs the booking's lock. */
export async function draftOfPart(
  tx: Transaction,
  events: BookingDeps['events'],
  invoiced: InvoicedBooking,
  part: InvoicePart,
): Drafted {
  if ((await leftOfBooking(tx, invoiced)) === 0) return refuse({ code: 'nothing_due' })
  const quote =
    part === 'deposit' && invoiced.booking.state !== 'cancelled' && (await findGroupQuote(tx, invoiced.ids))
  const invoicing = quote && quote.version.document.invoicing
  return invoicing ? draftOfDeposit(tx, events, invoiced, invoicing) : draftOfInvoiced(tx, events, invoiced)
}

/** The agreed share of what a group costs now as one line, less what vouchers and other payments have paid. Needs the booking's lock. */
export async function draftOfDeposit(
  tx: Transaction,
  events: BookingDeps['events'],
  invoiced: InvoicedBooking,
  invoicing: GroupInvoicing,
): Drafted {
  const { booking, invoices } = invoiced
  const whole = await draftOfInvoiced(tx, events, invoiced)
  const event = await events.find(tx, booking.eventId, booking.language)
  if (!whole.ok || !event) return whole
  const money = await sourceMoney(tx, invoiced)
  const paidCents = money.voucherCents + paidOtherwiseCents(money, sentOf(invoices))
  const shareCents = depositCents(booking.totalCents, invoicing) - paidCents
  const unitCents = Math.min(shareCents, totalOf(whole.value.lines))
  if (unitCents <= 0) return refuse({ code: 'nothing_due' })
  const { language } = booking
  const texts = BOOKING_INVOICE_TEXTS[language]
  const line = {
    title: fill(texts.deposit, {
      percent: invoicing.depositPercent,
      title: event.title,
      day: formatDay(language, event.startsLocal.slice(0, 10)),
    }),
    detail: fill(texts.agreed, {
      n: booking.number,
      people: booking.people,
      amount: formatPrice(language, booking.totalCents, { code: 'chf' }),
    }),
    quantity: 1,
    unitCents,
  }
  return accept({ ...whole.value, part: 'deposit', lines: [toLine(line)] })
}
