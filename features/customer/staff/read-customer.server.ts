import { swissTime } from '#i18n/format-date.ts'
import type { CustomerFile, CustomerRow } from './customer-file.ts'
import type { StoredBooking } from '#features/booking/database/bookings-repository.server.ts'
import { receivedCents } from '#features/booking/booking.ts'
import { dueOf, refundOf } from '#features/booking/staff/staff-read-bookings.server.ts'
import { findAnyEvents } from '#features/calendar/database/events-repository.server.ts'
import { listInquiryNotes } from '#features/inquiry/staff/search-inquiries.server.ts'
import { invoiceStatus, openCents, overpaidCents } from '#features/invoice/invoice.ts'
import { listOrderNotes } from '#features/order/staff/order-notes.server.ts'
import { stateOn } from '#features/quote/quote.ts'
import type { Language } from '#i18n/languages.ts'
import { listMailsTo } from '#platform/outbox/list-mails-to.ts'
import { readCustomerVouchers } from '#features/voucher/staff/customer-vouchers.server.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { addressOf, findCustomer, findOthers, MOST, readThings } from './customer.list.server.ts'

const NOT_COMING: readonly StoredBooking['state'][] = ['cancelled', 'moved', 'waitlisted']

/** Everything of one customer. */
export async function readCustomer(deps: StaffDeps, key: string, language: Language): Promise<CustomerFile> {
  const { db } = deps
  const now = deps.clock()
  const known = await findCustomer(db, key)
  const email = known?.customer.email ?? addressOf(key)
  const { bookings, orders, requests, quotes, ...their } = await readThings(db, key)
  const invoices = their.invoices.filter(({ state }) => state !== 'draft')
  const mails = email ? await listMailsTo(db, { email, kinds: CUSTOMER_MAILS, most: MOST }) : []
  const lineIds = orders.flatMap(({ lines }) =>
    lines.flatMap(({ id, kind }) => (kind === 'goods' ? [] : [id])),
  )
  const vouchers = await readCustomerVouchers(
    db,
    {
      email,
      lineIds,
      bookings: new Map(bookings.map(({ id, number }) => [id, number])),
      orders: new Map(orders.map(({ id, number }) => [id, number])),
      invoices: new Map(invoices.map(({ id, number }) => [id, number ?? ''])),
    },
    now,
  )
  const eventIds = [...new Set(bookings.map(({ eventId }) => eventId))]
  const found = await findAnyEvents(db, eventIds, { language, now, offer: deps.events.offer() })
  const events = new Map(found.map((event) => [event.id, event]))
  const rows: CustomerRow[] = [
    ...bookings.map((of): CustomerRow => {
      const event = events.get(of.eventId)
      return {
        at: of.createdAt.toISOString(),
        kind: 'booking',
        id: of.id,
        eventId: of.eventId,
        number: of.number,
        event: event
          ? { title: event.title, startsAt: event.startsAt, endsAt: event.endsAt, allDay: event.allDay }
          : null,
        people: of.people,
        cents: of.totalCents,
        dueCents: dueOf(of),
        state: of.state,
        payment: of.payment,
        dueWay: of.dueWay,
      }
    }),
    ...bookings.flatMap((of): CustomerRow[] =>
      of.staffNote === null
        ? []
        : [
            {
              at: of.updatedAt.toISOString(),
              kind: 'note',
              of: 'booking',
              text: of.staffNote,
              number: of.number,
              id: of.id,
              eventId: of.eventId,
            },
          ],
    ),
    ...(await notesOf(deps, orders, requests)),
    ...orders.map(
      (of): CustomerRow => ({
        at: of.placedAt.toISOString(),
        kind: 'order',
        number: of.number,
        titles: of.lines.map(({ quantity, productTitle }) => `${quantity} × ${productTitle}`),
        cents: of.totalCents,
        state: of.state,
        isSent: of.fulfilledAt !== null,
      }),
    ),
    ...vouchers.rows,
    ...requests.map(
      (of): CustomerRow => ({
        at: of.createdAt.toISOString(),
        kind: 'request',
        id: of.id,
        number: of.number,
        inquiry: of.kind,
        state: of.state,
      }),
    ),
    ...quotes.map(
      (of): CustomerRow => ({
        at: of.createdAt.toISOString(),
        kind: 'quote',
        id: of.id,
        number: of.number,
        title: of.document.lines[0]?.text ?? '',
        cents: of.totalCents,
        state: stateOn(of, swissTime(now).day),
      }),
    ),
    ...invoices.map(
      (of): CustomerRow => ({
        at: of.createdAt.toISOString(),
        kind: 'invoice',
        id: of.id,
        number: of.number ?? '',
        cents: of.totalCents,
        openCents: openCents(of),
        status: invoiceStatus(of),
      }),
    ),
    ...mails.map(
      ({ id, kind, state, createdAt }): CustomerRow => ({
        at: createdAt.toISOString(),
        kind: 'mail',
        id,
        mail: kind,
        state,
      }),
    ),
  ]
  const [shipped] = orders.filter(({ shippingStreet }) => shippingStreet !== null)
  const [invoiced] = bookings.flatMap(({ invoiceAddress }) => invoiceAddress ?? [])
  const phone = known?.customer.phone ?? null
  // Amounts of a booking are counted there, also when they are invoiced.
  const byHand = invoices.filter(({ source, kind }) => source !== 'booking' && kind === 'invoice')
  return {
    // Whoever sent nothing but advertising is no customer.
    name: known?.customer.name ?? requests[0]?.name ?? '',
    company: known?.customer.company ?? null,
    email,
    phone,
    address: shipped
      ? [shipped.shippingStreet, [shipped.shippingPostalCode, shipped.shippingCity].join(' ')].join(', ')
      : (invoiced && `${invoiced.street}, ${invoiced.postalCode} ${invoiced.city}`) || null,
    language: known?.customer.language ?? requests[0]?.language ?? 'de',
    openCents: sum(bookings.map(dueOf)) + sum(byHand.map(openCents)),
    paybackCents:
      sum(bookings.map(refundOf)) + sum(invoices.filter(({ kind }) => kind === 'invoice').map(overpaidCents)),
    paidCents:
      sum(bookings.map((of) => receivedCents({ ...of, voucherCents: 0 }))) +
      // An order on invoice is paid as its invoice is.
      sum(
        orders
          .filter(({ invoiceId }) => invoiceId === null)
          .map((of) => of.totalCents - of.refundedCents - of.withdrawnCents),
      ) +
      sum(byHand.map(({ paidCents }) => paidCents)),
    creditCents: vouchers.creditCents,
    events: new Set(bookings.filter(({ state }) => !NOT_COMING.includes(state)).map(({ eventId }) => eventId))
      .size,
    rows: rows.sort((a, b) => (a.at < b.at ? 1 : -1)),
    doubles: phone === null ? [] : await findOthers(db, key, phone),
  }
}

/** Written by staff about orders and requests. */
async function notesOf(
  { db }: StaffDeps,
  orders: readonly { id: string; number: number }[],
  requests: readonly { id: string; number: number }[],
): Promise<CustomerRow[]> {
  const numberOf = new Map([...orders, ...requests].map(({ id, number }) => [id, number]))
  const [ofOrders, ofRequests] = await Promise.all([
    listOrderNotes(
      db,
      orders.map(({ id }) => id),
    ),
    listInquiryNotes(
      db,
      requests.map(({ id }) => id),
    ),
  ])
  const toRow =
    (of: 'order' | 'request') =>
    ({ id, at, text }: { id: string; at: Date; text: string }): CustomerRow => ({
      at: at.toISOString(),
      kind: 'note',
      of,
      id,
      text,
      number: numberOf.get(id) ?? 0,
    })
  return [...ofOrders.map(toRow('order')), ...ofRequests.map(toRow('request'))]
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0)
}
