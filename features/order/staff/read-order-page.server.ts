import { readAddresses } from '#features/account/users/read-addresses.server.ts'
import { readReturns, type StoredParcel } from '#features/order/database/parcels-repository.server.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { openCents, overpaidCents } from '#features/invoice/invoice.ts'
import { ORDER_NOTE } from '#features/order/database/parcel.tables.server.ts'
import { type OrderState, payableCents } from '#features/order/order.ts'
import { cameBack, countPieces, trackingUrl } from '#features/order/parcels/parcel.ts'
import { isParcelUndoable } from '#features/order/parcels/take-back-parcel.server.ts'
import { readOrderEvents } from '#features/order/read/read-order.server.ts'
import { leftOf } from '#features/order/returns/return-lines.server.ts'
import { addressOf } from '#features/order/parcels/delivery-address.ts'
import { readAddressChanges } from './correct-order-address.server.ts'
import type { StaffOrderEvent, StaffOrderPage } from './staff-order-page.ts'
import { readStaffOrder } from './staff-read-orders.server.ts'
import { readVoucherHead, readVouchers } from '#features/voucher/read-vouchers.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Instants } from '#kernel/instants.ts'
import type { Database } from '#platform/database/database.ts'
import { listMailsAbout } from '#platform/outbox/list-mails-to.ts'
import { listRefundsOf } from '#platform/payments/refunds/refunds-repository.ts'
import { toStaffOrders } from '#features/order/http/list-orders.ts'
import { titlesIn } from '#features/order/http/titles-in.ts'

interface Reading {
  db: Database
  now: Date
  language: Language
  /** Of mails that staff may look at. */
  mailKinds: readonly string[]
}

/** Everything of one order; undefined when there is none. */
export async function readOrderPage(
  { db, now, language, mailKinds }: Reading,
  number: number,
): Promise<Instants<StaffOrderPage> | undefined> {
  const found = await readStaffOrder(db, number)
  if (!found) return undefined
  const { whole, listed } = found
  const { id, customerEmail: email, paidAt, invoiceId, voucherId, parcels, current, posted, steps } = whole
  const lineIds = listed.lines.filter(({ kind }) => kind !== 'goods').map((line) => line.id)
  const [[order], [named], returns, events, refunds, vouchers, corrections] = await Promise.all([
    toStaffOrders(db, [listed], language),
    titlesIn(db, [listed], language),
    readReturns(db, [id]),
    readOrderEvents(db, id),
    listRefundsOf(db, 'order', id),
    readVouchers(db, lineIds),
    readAddressChanges(db, id),
  ])
  if (!order || !named) return undefined
  const invoice = invoiceId ? await findInvoice(db, { id: invoiceId }) : undefined
  const mailIds = parcels.flatMap(({ mailId }) => mailId ?? [])
  const mails = await listMailsAbout(db, { field: 'orderId', id, email, mailIds, kinds: mailKinds })
  const addresses = await readAddresses(db, [
    ...parcels.flatMap(({ sentBy, takenBackBy }) => [sentBy, takenBackBy]),
    ...[...returns, ...steps, ...corrections].map(({ staffId }) => staffId),
  ])
  const by = (staffId: string | null) => (staffId && addresses.get(staffId)) || null
  const numberOf = (parcel: StoredParcel) => current.indexOf(parcel) + 1 || null
  const back = countPieces(returns)
  const stateOf = (mailId: string | null) => mails.find((mail) => mail.id === mailId)?.state ?? null
  return {
    id,
    order,
    language: whole.language,
    phone: whole.customerPhone,
    paidAt,
    invoice: toInvoice(invoice),
    address: addressOf(whole),
    addressChanges: corrections.length,
    lines: named.lines.map((line) => ({
      ...line,
      title: [line.productTitle, line.variantTitle].filter(Boolean).join(', '),
      isPosted: posted.some((each) => each.id === line.id),
      sent: whole.sent.get(line.id) ?? 0,
      returned: back.get(line.id) ?? 0,
    })),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      number: numberOf(parcel),
      by: by(parcel.sentBy),
      trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
      mayTakeBack:
        parcel.takenBackAt === null &&
        isParcelUndoable(parcel, stateOf(parcel.mailId), now) &&
        !cameBack(
          parcel,
          current.filter((other) => other !== parcel),
          returns,
        ),
    })),
    unsent: whole.can.fulfil ? whole.unsent : [],
    returns: returns.map((each) => ({
      ...each,
      by: by(each.staffId),
      isRefused:
        order.refundFailedCents > 0 &&
        refunds.some(({ requestKey, state }) => requestKey === each.id && state === 'failed'),
    })),
    left: leftOf(whole),
    refunds: refunds.map(({ createdAt: at, amountCents: cents, state }) => ({ at, cents, state })),
    paidByVoucher: voucherId ? await readVoucherHead(db, voucherId) : null,
    vouchers,
    mails: mails.map((mail) => ({ ...mail, to: mail.recipient, at: mail.sentAt ?? mail.createdAt })),
    notes: steps.flatMap(({ kind, staffId, text, ...note }) =>
      kind === ORDER_NOTE && text !== null ? [{ ...note, by: by(staffId), text }] : [],
    ),
    history: [
      ...events.flatMap(({ at, fromState, toState }) => {
        const what = STATES[toState]
        if (!what || (what === 'paid' && fromState === 'fulfilled')) return []
        if (what === 'invoiced' && fromState === 'pending_payment') return []
        return [event(what, at, { cents: what === 'paid' ? payableCents(whole) : null })]
      }),
      ...steps.flatMap(({ kind, at, staffId, text }) =>
        kind === ORDER_NOTE ? [] : [event(kind, at, { by: by(staffId), text })],
      ),
      ...parcels.flatMap((parcel) => [
        event('sent', parcel.sentAt, { number: numberOf(parcel), by: by(parcel.sentBy) }),
        ...eventIf('taken_back', parcel.takenBackAt, { by: by(parcel.takenBackBy) }),
      ]),
      ...eventIf('all_sent', whole.leftWhole && whole.sentAt),
      ...corrections.map((each) => event('address_corrected', each.at, { by: by(each.staffId) })),
      ...returns.map((each) =>
        event('returned', each.at, { cents: each.cardCents + each.voucherCents, by: by(each.staffId) }),
      ),
      ...refunds.flatMap(({ createdAt, amountCents: cents, state, settledAt }) => [
        event('refund', createdAt, { cents }),
        ...eventIf('refund_failed', state === 'failed' && settledAt, { cents }),
      ]),
      ...eventIf('voucher_returned', whole.voucherReturnedAt, { cents: whole.voucherCents }),
    ].toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  }
}

function toInvoice(invoice: StoredInvoice | undefined): StaffOrderPage['invoice'] {
  if (!invoice?.number || !invoice.dueOn) return null
  const { id, number, dueOn } = invoice
  return { id, number, dueOn, openCents: openCents(invoice), overpaidCents: overpaidCents(invoice) }
}

/** States that the history names; what else an order becomes has an entry of its own. */
const STATES: Partial<Record<OrderState, string>> = {
  pending_payment: 'placed',
  paid: 'paid',
  invoiced: 'invoiced',
  expired: 'expired',
  cancelled: 'cancelled',
}

type More = Partial<Omit<StaffOrderEvent, 'at' | 'what'>>

function event(what: string, at: Date, more: More = {}) {
  return { at, what, number: null, cents: null, by: null, text: null, ...more }
}

function eventIf(what: string, at: Date | null | false, more?: More) {
  return at ? [event(what, at, more)] : []
}
