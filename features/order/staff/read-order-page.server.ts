import { readAddresses } from '#features/account/users/read-addresses.server.ts'
import {
  readParcels,
  readReturns,
  type StoredParcel,
  type StoredReturn,
} from '#features/order/database/parcels-repository.server.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { openCents, overpaidCents } from '#features/invoice/invoice.ts'
import { isShipped } from '#features/order/order-details.ts'
import { readSteps } from '#features/order/change-order.server.ts'
import { ORDER_NOTE } from '#features/order/database/parcel.tables.server.ts'
import type { StoredOrder } from '#features/order/database/orders-repository.server.ts'
import { isFulfillable, type OrderState, refundableCents } from '#features/order/order.ts'
import { isMailedTo } from '#features/order/parcels/is-mailed.server.ts'
import { cameBack, countPieces, isPosted, trackingUrl, unsentPieces } from '#features/order/parcels/parcel.ts'
import { isParcelUndoable } from '#features/order/parcels/take-back-parcel.server.ts'
import { readOrderEvents } from '#features/order/read/read-order.server.ts'
import { addressOf, readAddressChanges } from './correct-order-address.server.ts'
import type { StaffOrderEvent, StaffOrderPage } from './staff-order-page.ts'
import { type ListedOrder, readStaffOrder } from './staff-read-orders.server.ts'
import { readVoucherHead, readVouchers } from '#features/voucher/read-vouchers.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { type ListedMail, listMailsAbout } from '#platform/outbox/list-mails-to.ts'
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
): Promise<StaffOrderPage | undefined> {
  const found = await readStaffOrder(db, number)
  if (!found) return undefined
  const { stored, listed } = found
  const { id, customerEmail: email } = stored
  const lineIds = listed.lines.filter(({ kind }) => kind !== 'goods').map((line) => line.id)
  const [[order], [named], parcels, returns, steps, events, refunds, vouchers, isMailed, corrections] =
    await Promise.all([
      toStaffOrders(db, [listed], language),
      titlesIn(db, [listed], language),
      readParcels(db, [id]),
      readReturns(db, [id]),
      readSteps(db, id),
      readOrderEvents(db, id),
      listRefundsOf(db, 'order', id),
      readVouchers(db, lineIds),
      lineIds.length > 0 ? isMailedTo(db, stored) : false,
      readAddressChanges(db, id),
    ])
  if (!order || !named) return undefined
  const invoice = stored.invoiceId ? await findInvoice(db, { id: stored.invoiceId }) : undefined
  const mailIds = parcels.flatMap(({ mailId }) => mailId ?? [])
  const mails = await listMailsAbout(db, { field: 'orderId', id, email, mailIds, kinds: mailKinds })
  const addresses = await readAddresses(db, [
    ...parcels.flatMap(({ sentBy, takenBackBy }) => [sentBy, takenBackBy]),
    ...[...returns, ...steps, ...corrections].map(({ staffId }) => staffId),
  ])
  const by = (staffId: string | null) => (staffId && addresses.get(staffId)) || null
  const current = parcels.filter(({ takenBackAt }) => takenBackAt === null)
  const { sent, lines } = describeLines(named.lines, {
    parcels: current,
    returns,
    isMailed,
    isOver: Boolean(stored.fulfilledAt),
  })
  const numberOf = (parcel: StoredParcel) => current.indexOf(parcel) + 1 || null
  return {
    id,
    order,
    language: stored.language,
    phone: stored.customerPhone,
    paidAt: stored.paidAt?.toISOString() ?? null,
    invoice: toInvoice(invoice),
    mayCancel: stored.invoiceId !== null && isCancellable(stored, current, lines),
    address: addressOf(stored),
    addressChanges: corrections.length,
    lines,
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      number: numberOf(parcel),
      sentAt: parcel.sentAt.toISOString(),
      by: by(parcel.sentBy),
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: trackingUrl(parcel.carrier, parcel.trackingNumber),
      lines: parcel.lines,
      mayTakeBack:
        parcel.takenBackAt === null &&
        isParcelUndoable(parcel, stateOf(mails, parcel.mailId), now) &&
        !cameBack(
          parcel,
          current.filter((other) => other !== parcel),
          returns,
        ),
    })),
    unsent:
      stored.fulfilledAt === null && isFulfillable(stored)
        ? unsentPieces(
            lines.filter((line) => line.isPosted),
            sent,
          )
        : [],
    returns: returns.map((each) => ({
      id: each.id,
      at: each.at.toISOString(),
      by: by(each.staffId),
      restocked: each.restocked,
      voucherCents: each.voucherCents,
      cardCents: each.cardCents,
      isRefused:
        order.refundFailedCents > 0 &&
        refunds.some(({ requestKey, state }) => requestKey === each.id && state === 'failed'),
      lines: each.lines,
    })),
    left: {
      voucherCents: stored.voucherReturnedAt ? 0 : stored.voucherCents - stored.voucherReturnedCents,
      cardCents: Math.max(0, refundableCents(stored) - listed.refundOnItsWayCents),
    },
    refunds: refunds.map(({ createdAt, amountCents, state }) => ({
      at: createdAt.toISOString(),
      cents: amountCents,
      state,
    })),
    paidByVoucher: stored.voucherId ? await readVoucherHead(db, stored.voucherId) : null,
    vouchers: vouchers.map(({ id: voucherId, lastFour, balanceCents, voided }) => ({
      id: voucherId,
      lastFour,
      balanceCents,
      voided,
    })),
    mails: mails.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      to: mail.recipient,
      state: mail.state,
      at: (mail.sentAt ?? mail.createdAt).toISOString(),
    })),
    notes: steps.flatMap(({ id: noteId, kind, at, staffId, text }) =>
      kind === ORDER_NOTE && text !== null
        ? [{ id: noteId, at: at.toISOString(), by: by(staffId), text }]
        : [],
    ),
    history: [
      ...events.flatMap(({ at, fromState, toState }): StaffOrderEvent[] => {
        const what = STATES[toState]
        if (!what || (what === 'paid' && fromState === 'fulfilled')) return []
        if (what === 'invoiced' && fromState === 'pending_payment') return []
        const cents = what === 'paid' ? stored.totalCents - stored.voucherCents : null
        return [event(what, at, { cents })]
      }),
      ...steps.flatMap(({ kind, at, staffId, text }) =>
        kind === ORDER_NOTE ? [] : [event(kind, at, { by: by(staffId), text })],
      ),
      ...parcels.flatMap((parcel) => [
        event('sent', parcel.sentAt, { number: numberOf(parcel), by: by(parcel.sentBy) }),
        ...(parcel.takenBackAt
          ? [event('taken_back', parcel.takenBackAt, { by: by(parcel.takenBackBy) })]
          : []),
      ]),
      ...(stored.fulfilledAt && !isDoneBy(stored.fulfilledAt, steps) && current.length === 0
        ? [event('all_sent', stored.fulfilledAt)]
        : []),
      ...corrections.map((each) => event('address_corrected', each.at, { by: by(each.staffId) })),
      ...returns.map((each) =>
        event('returned', each.at, { cents: each.cardCents + each.voucherCents, by: by(each.staffId) }),
      ),
      ...refunds.flatMap(({ createdAt, amountCents: cents, state, settledAt }) => [
        event('refund', createdAt, { cents }),
        ...(state === 'failed' && settledAt ? [event('refund_failed', settledAt, { cents })] : []),
      ]),
      ...(stored.voucherReturnedAt
        ? [event('voucher_returned', stored.voucherReturnedAt, { cents: stored.voucherCents })]
        : []),
    ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  }
}

function toInvoice(invoice: StoredInvoice | undefined): StaffOrderPage['invoice'] {
  if (!invoice?.number || !invoice.dueOn) return null
  const { id, number, dueOn } = invoice
  return { id, number, dueOn, openCents: openCents(invoice), overpaidCents: overpaidCents(invoice) }
}

function isCancellable(
  { state, fulfilledAt }: StoredOrder,
  parcels: readonly StoredParcel[],
  lines: StaffOrderPage['lines'],
): boolean {
  const hasLeft = parcels.length > 0 || (fulfilledAt !== null && lines.some(isShipped))
  return !hasLeft && state !== 'cancelled' && state !== 'refunded'
}

/** States that the history names; what else an order becomes has an entry of its own. */
const STATES: Partial<Record<OrderState, string>> = {
  pending_payment: 'placed',
  paid: 'paid',
  invoiced: 'invoiced',
  expired: 'expired',
  cancelled: 'cancelled',
}

/** Nothing of it was sent: a step says why there is nothing to do any more. */
function isDoneBy(fulfilledAt: Date, steps: readonly { at: Date }[]): boolean {
  return steps.some(({ at }) => at.getTime() === fulfilledAt.getTime())
}

function event(
  what: string,
  at: Date,
  more: Partial<Omit<StaffOrderEvent, 'at' | 'what'>> = {},
): StaffOrderEvent {
  return { at: at.toISOString(), what, number: null, cents: null, by: null, text: null, ...more }
}

function stateOf(mails: readonly ListedMail[], id: string | null): ListedMail['state'] | null {
  return mails.find((mail) => mail.id === id)?.state ?? null
}

interface Sendings {
  parcels: readonly StoredParcel[]
  returns: readonly StoredReturn[]
  isMailed: boolean
  /** All was sent, perhaps before parcels were recorded. */
  isOver: boolean
}

function describeLines(
  lines: ListedOrder['lines'],
  { parcels, returns, isMailed, isOver }: Sendings,
): { sent: Map<string, number>; lines: StaffOrderPage['lines'] } {
  const recorded = countPieces(parcels)
  const posted = lines.filter((line) => isPosted(line, { isMailed }))
  const isWithoutParcels = isOver && parcels.length === 0
  const sent = isWithoutParcels ? new Map(posted.map(({ id, quantity }) => [id, quantity])) : recorded
  const back = countPieces(returns)
  return {
    sent,
    lines: lines.map((line) => ({
      id: line.id,
      title: [line.productTitle, line.variantTitle].filter(Boolean).join(', '),
      kind: line.kind,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      totalCents: line.totalCents,
      gift: line.gift,
      giftQueuedAt: line.giftQueuedAt?.toISOString() ?? null,
      isPosted: posted.includes(line),
      sent: sent.get(line.id) ?? 0,
      returned: back.get(line.id) ?? 0,
    })),
  }
}
