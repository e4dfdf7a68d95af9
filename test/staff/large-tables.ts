import { firstSaleYear, sumSales } from '#features/order/staff/sum-sales.server.ts'
import { eventYears, sumBooked, sumOccupancy } from '#features/figures/staff/sum-booked.server.ts'
import { sumConversion } from '#features/figures/staff/read-figures.server.ts'
import { countDates } from '#features/services/http/count-dates.ts'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import { readIssue } from '#features/newsletter/send-issue.server.ts'
import {
  countWaitingBookings,
  listWaitingBookings,
} from '#features/booking/staff/staff-read-bookings.server.ts'
import { BOOKING_FILTERS, BOOKING_SORTS } from '#features/booking/staff/listed-booking.ts'
import { listCustomers, readThings, staffCustomers } from '#features/customer/staff/customer.list.server.ts'
import { listBookings, readBookingRows } from '#features/booking/staff/list-bookings.server.ts'
import { searchBookings } from '#features/booking/staff/search-bookings.server.ts'
import { searchInquiries } from '#features/inquiry/staff/search-inquiries.server.ts'
import { searchQuotes } from '#features/quote/staff/search-quotes.server.ts'
import { listMailsAbout, listMailsTo } from '#platform/outbox/list-mails-to.ts'
import { searchOrders } from '#features/order/staff/search-orders.server.ts'
import { readLatestDates } from '#features/calendar/staff/latest-dates.server.ts'
import { listStaffEvents } from '#features/calendar/staff/staff-read-events.server.ts'
import {
  countOpenInquiries,
  listDueInquiries,
  listStaffInquiries,
  readStaffInquiry,
} from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { findInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { listPayments } from '#features/invoice/database/invoice-payments-repository.server.ts'
import { listDueInvoices, listRemindedByItself } from '#features/invoice/staff/list-due-invoices.server.ts'
import { countOverdueInvoices } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { findQuote, listOverlappingHolds } from '#features/quote/database/quotes-repository.server.ts'
import { ORDER_FILTERS, ORDER_SORTS } from '#features/order/staff/staff-order.ts'
import { QUOTE_SORTS } from '#features/quote/staff/staff-quote.ts'
import { listStuckRefunds } from '#features/order/staff/list-stuck-refunds.server.ts'
import { dueBookingMoney, dueHolds } from '#features/today/staff/due-payments.server.ts'
import { listDueQuotes } from '#features/quote/staff/list-due-quotes.server.ts'
import { listOrdersToSend } from '#features/order/staff/list-orders-to-send.server.ts'
import { listUndecidedEvents } from '#features/calendar/staff/list-undecided-events.server.ts'
import {
  listDueMandates,
  listMandates,
  readMandate,
} from '#features/quote/mandate/staff-read-mandates.server.ts'
import { listStaffQuotes } from '#features/quote/staff/quote.list.server.ts'
import { INQUIRY_SORTS } from '#features/inquiry/staff/staff-inquiry.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type ListPosition, type ListSort, sortsOf } from '#kernel/list-page.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { findGuideClashes } from '#features/staffing/staff/guide-clashes.server.ts'
import { listRosterGaps } from '#features/staffing/staff/list-roster-gaps.server.ts'
import type { Database } from '#platform/database/database.ts'
import { countFailedMails, listFailedMails } from '#platform/outbox/failed-mails.ts'
import { MAIL_FILTERS, MAIL_SORTS } from '#features/mails/staff/mail-list.ts'
import { readTitles } from '#features/messages/staff/list-untranslated.server.ts'
import { searchVouchers } from '#features/voucher/staff/voucher.list.server.ts'
import { VOUCHER_SORTS } from '#features/voucher/staff/staff-voucher.ts'
import { readStaffVoucher } from '#features/voucher/staff/read-voucher.server.ts'
import { readOrderPage } from '#features/order/staff/read-order-page.server.ts'
import { listOrders } from '#features/order/http/list-orders.ts'
import { idOfRow } from './fill-tables.ts'
import {
  LONG_AGO,
  hoursAgo,
  listInvoices,
  listInquiries,
  listMails,
  listVouchers,
  listQuotes,
  readLog,
  viewAt,
  readSeason,
  readAnEvent,
  readPlans,
  termsOf,
  weekOf,
  hitsOfWeek,
  NO_ID,
  REMINDERS,
} from './read-lists.ts'

type Read = (db: Database, now: Date) => Promise<unknown>

/** A list in each of its orders, in the middle. */
function sorted<Key extends string>(
  keys: readonly Key[],
  table: string,
  read: (db: Database, now: Date, sort: ListSort<Key>, position: ListPosition) => Promise<unknown>,
): Record<string, Read> {
  const after = idOfRow(table, 15_000)
  return Object.fromEntries(
    sortsOf(keys).map((sort) => [
      `${table}, by ${sort}`,
      (db: Database, now: Date) => read(db, now, sort, { after }),
    ]),
  )
}

/** What the back office reads, by address, but for contracts of small tables (`isSmall`). */
export const STAFF_READS: Record<string, Record<string, Read>> = {
  '/overview': {
    'open requests': countOpenInquiries,
    'mails given up': countFailedMails,
    'waiting bookings': countWaitingBookings,
    'overdue invoices': countOverdueInvoices,
  },
  '/search': {
    'bookings of somebody': (db) => searchBookings(db, termsOf('person 12345'), 20),
    'bookings by a common word': (db) => searchBookings(db, termsOf('person'), 20),
    'bookings by telephone': (db) => searchBookings(db, termsOf('079 000 00 21'), 20),
    'orders of somebody': (db) => searchOrders(db, termsOf('person 12345'), 20),
    'orders by a common word': (db) => searchOrders(db, termsOf('person'), 20),
    'quotes by a common word': (db) => searchQuotes(db, termsOf('person'), 5),
    'requests by a common word': (db) => searchInquiries(db, termsOf('person'), 20),
    vouchers: (db, now) => searchVouchers(db, termsOf('7KQ4'), now, 5),
    'vouchers of somebody': (db, now) => searchVouchers(db, termsOf('person 12345'), now, 5),
  },
  '/mails/:id/preview': {},
  '/bookings/:id/mails': {
    'mails about a booking': (db) =>
      listMailsAbout(db, {
        field: 'bookingId',
        id: '00000000-0000-4000-8000-000000000001',
        email: 'person12345@example.ch',
        mailIds: [],
        kinds: ['booking'],
      }),
  },
  '/customers': {
    'customers, who was here last': (db, now) => listCustomers({ db, now }, { filter: 'all', q: '' }),
    'customers, 100 pages on': (db, now) =>
      listCustomers({ db, now }, { filter: 'all', q: '', after: hoursAgo(now, 300) }),
    'customers with money open': (db, now) => listCustomers({ db, now }, { filter: 'open', q: '' }),
    'customers by a name': (db, now) => listCustomers({ db, now }, { filter: 'all', q: 'Person 777' }),
    'customers by a common word': (db, now) => listCustomers({ db, now }, { filter: 'all', q: 'person' }),
    ...sorted(['name', 'active'] as const, 'booking', (db, now, sort, position) =>
      staffCustomers.page({ db, now }, { filter: 'all', q: '', sort, ...position }),
    ),
  },
  '/customers/:id': {
    'all of an address': (db) => readThings(db, 'person12345@example.ch'),
    'all of a number': (db) => readThings(db, 'tel 790000021'),
    'mails to an address': (db) =>
      listMailsTo(db, { email: 'person12345@example.ch', kinds: ['order-confirmed'], most: 100 }),
  },
  '/alerts': { alerts: listOpenAlerts },
  '/vouchers': {
    vouchers: (db, now) => listVouchers(db, now, {}),
    'blocked vouchers': (db, now) => listVouchers(db, now, { filter: 'blocked' }),
    ...sorted(VOUCHER_SORTS, 'voucher', (db, now, sort, position) =>
      listVouchers(db, now, { sort, ...position }),
    ),
    'vouchers by a name': (db, now) => listVouchers(db, now, { q: 'Person 777' }),
    'a voucher by its code': (db, now) => listVouchers(db, now, { q: 'GRAT-0000-0000-0000' }),
  },
  '/vouchers/:id': { 'a voucher': (db, now) => readStaffVoucher(db, NO_ID, now) },
  '/vouchers/:id/mail': {},
  '/news/:id/issue': { 'an issue': (db) => readIssue(db, 'feuer-ohne-feuerzeug') },
  '/services': { 'dates of services': countDates },
  '/texts': { 'titles of events': readTitles },
  '/texts/:id': {},
  '/texts/:id/preview': {},
  '/text-queue/:id': {},
  '/mails': {
    ...Object.fromEntries(
      MAIL_FILTERS.map((filter) => [
        `mails, ${filter}`,
        (db: Database, now: Date) => listMails(db, now, { filter }),
      ]),
    ),
    'mails to an address': (db, now) => listMails(db, now, { filter: 'all', q: 'person12345@' }),
    ...sorted(MAIL_SORTS, 'mail', (db, now, sort, position) =>
      listMails(db, now, { filter: 'all', sort, ...position }),
    ),
  },
  '/bookings': {
    ...Object.fromEntries(
      BOOKING_FILTERS.map((filter) => [
        `bookings, ${filter}`,
        (db: Database, now: Date) => listBookings(db, { filter, search: '', position: {} }, viewAt(now)),
      ]),
    ),
    'past bookings, far on': (db, now) =>
      listBookings(
        db,
        { filter: 'past', search: '', position: { after: idOfRow('booking', 15_000) } },
        viewAt(now),
      ),
    'bookings, by number, back': (db, now) =>
      listBookings(db, { filter: 'all', search: '', position: { before: '45000' } }, viewAt(now)),
    'bookings by a name': (db, now) =>
      listBookings(db, { filter: 'all', search: 'Person 777', position: {} }, viewAt(now)),
    'bookings by a common word': (db, now) =>
      listBookings(db, { filter: 'all', search: 'person', position: {} }, viewAt(now)),
    ...sorted(BOOKING_SORTS, 'booking', (db, now, sort, position) =>
      readBookingRows(db, { filter: 'all', search: '', sort, position }, viewAt(now)),
    ),
  },
  '/waiting-bookings': { 'waiting bookings': listWaitingBookings },
  '/events': { season: readSeason },
  '/event-services': { 'latest dates': (db) => readLatestDates(db, FIRST_SERVICE_IDS) },
  '/events/:id': { 'an event': readAnEvent },
  '/events/:id/roster': { 'an event': readAnEvent },
  '/events/:id/plan': { 'plans of an event': readPlans },
  /** A year with little in it, so that tables are not read by what others hold; the vouchers' ledger is read wholly on purpose. */
  '/figures': {
    'what was booked in a year': (db) => sumBooked(db, LONG_AGO),
    'places of a year': (db) => sumOccupancy(db, LONG_AGO),
    'what was sold in a year': (db) => sumSales(db, LONG_AGO),
    'requests of a year': (db) => sumConversion(db, LONG_AGO),
    'the first and the last year': async (db) => [await eventYears(db), await firstSaleYear(db)],
  },
  '/inquiries': {
    'unanswered requests': (db, now) => listInquiries(db, now, 'new'),
    'all requests': (db, now) => listInquiries(db, now, 'all'),
    'answered requests, 100 pages on': (db, now) =>
      listInquiries(db, now, 'answered', { after: hoursAgo(now, 300) }),
    'requests by a name': (db, now) => listInquiries(db, now, 'all', {}, 'Person 777'),
    'requests by a word in all': (db, now) => listInquiries(db, now, 'all', {}, 'Wald'),
    ...sorted(INQUIRY_SORTS, 'inquiry', (db, now, sort, position) =>
      listStaffInquiries(db, { filter: 'all', search: '', sort, position, language: 'de', now }),
    ),
  },
  '/inquiries/:id': {
    'a request': (db) => readStaffInquiry(db, '4d0d4a5b-0000-4000-8000-000000000000', 'de'),
  },
  '/blocked-days': { 'blocked days': (db, now) => listBlockedDays(db, weekOf(now)) },
  '/blocked-days/:id': { 'what it touches': hitsOfWeek },
  '/events/:id/guide-choices': {
    'other events at that time': async (db, now) => {
      const [event] = await listStaffEvents(db, { from: swissTime(now).day, weeks: 1, ...viewAt(now) })
      return findGuideClashes(db, event?.id ?? '', [], viewAt(now))
    },
  },
  '/time-clashes': {
    'dates kept for customers': (db, now) => {
      const { day: today } = swissTime(now)
      const time = { startsLocal: `${today} 09:00:00`, endsLocal: `${today} 17:00:00` }
      return listOverlappingHolds(db, { ...time, today, except: null })
    },
  },
  '/day-hits': { 'what days touch': hitsOfWeek },
  '/today': {
    'gaps in rosters': (db, now) => listRosterGaps(db, viewAt(now)),
    'blocked days': (db, now) => listBlockedDays(db, weekOf(now)),
    'mails given up': listFailedMails,
    'requests that are due': (db) => listDueInquiries(db),
    'orders to send': (db) => listOrdersToSend(db),
    'overdue invoices': (db, now) => listDueInvoices(db, REMINDERS, now),
    'money of bookings that nobody has asked for': dueBookingMoney,
    'places that staff keep': dueHolds,
    'refunds of orders that hang': (db) => listStuckRefunds(db),
    'reminders that went by themselves': listRemindedByItself,
    'quotes that are due': listDueQuotes,
    'mandates that are due': listDueMandates,
    'events to decide': (db, now) => listUndecidedEvents(db, viewAt(now)),
  },
  '/invoices': {
    'open invoices': (db, now) => listInvoices(db, now, 'open'),
    'overdue invoices': (db, now) => listInvoices(db, now, 'overdue'),
    'settled invoices, 100 pages on': (db, now) =>
      listInvoices(db, now, 'settled', { after: hoursAgo(now, 300) }),
    'credit notes': (db, now) => listInvoices(db, now, 'credit_notes'),
    'invoices by customer': (db, now) => listInvoices(db, now, 'all', {}, '', 'customer'),
    'invoices by what is open': (db, now) => listInvoices(db, now, 'all', {}, '', '-open'),
    'invoices by a name': (db, now) => listInvoices(db, now, 'all', {}, 'Person 777'),
    'invoices by an amount': (db, now) => listInvoices(db, now, 'all', {}, '777'),
  },
  '/invoices/:id': {
    'an invoice': (db) => findInvoice(db, { id: '4d0d4a5b-0000-4000-8000-000000000000' }),
    'payments of an invoice': (db) => listPayments(db, '4d0d4a5b-0000-4000-8000-000000000000'),
  },
  '/mandates': {
    'open mandates': (db) => listMandates(db, 'open'),
    'closed mandates': (db) => listMandates(db, 'closed'),
  },
  '/mandates/:id': {
    'documents of a mandate': (db) => readMandate(db, '4d0d4a5b-0000-4000-8000-000000000000'),
  },
  '/quotes': {
    'open quotes': (db, now) => listQuotes(db, now, 'open'),
    'all quotes, 100 pages on': (db, now) => listQuotes(db, now, 'all', { after: hoursAgo(now, 300) }),
    'quotes by a name': (db, now) => listQuotes(db, now, 'all', {}, 'Person 777'),
    ...sorted(QUOTE_SORTS, 'quote', (db, now, sort, position) =>
      listStaffQuotes({ db, now }, { filter: 'lost', q: '', sort, ...position }),
    ),
  },
  '/quotes/:id': {
    'a quote': (db) => findQuote(db, { id: '4d0d4a5b-0000-4000-8000-000000000000' }),
    'dates kept for others': (db) =>
      listOverlappingHolds(db, {
        startsLocal: '2027-05-01 09:00:00',
        endsLocal: '2027-05-01 17:00:00',
        today: '2027-04-01',
        except: null,
      }),
  },
  '/orders': {
    ...Object.fromEntries(
      ORDER_FILTERS.map((filter) => [
        `orders, ${filter}`,
        (db: Database) => listOrders(db, { filter, q: '' }, 'de'),
      ]),
    ),
    'orders, back': (db) => listOrders(db, { filter: 'all', q: '', before: '10100' }, 'de'),
    'orders by a name': (db) => listOrders(db, { filter: 'all', q: 'Person 777' }, 'de'),
    ...sorted(ORDER_SORTS, 'order', (db, _now, sort, position) =>
      listOrders(db, { filter: 'all', q: '', sort, ...position }, 'de'),
    ),
  },
  '/orders/:id': {
    'an order': (db, now) =>
      readOrderPage({ db, now, language: 'de', mailKinds: ['order-confirmed'] }, 10_100),
  },
  '/security/:id': {},
  '/security': {
    'security log': (db, now) => readLog(db, now, 'all'),
    'security log, the oldest first': (db, now) => readLog(db, now, 'all', true),
    'security log, a rare action': (db, now) => readLog(db, now, 'exports'),
  },
}
