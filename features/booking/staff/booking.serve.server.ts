import { z } from 'zod'
import { mayDo } from '#features/account/roles/permissions.ts'
import { findAnyEvents } from '#features/calendar/database/events-repository.server.ts'
import { scannedCode } from '#features/voucher/staff/staff-voucher.ts'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { fromCents } from '#kernel/amount.ts'
import { accept, type Result, refuseFor } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { eachPage } from '#kit/list.server.ts'
import { again, serve } from '#kit/serve.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { drawConfirmation } from './draw-confirmation.server.ts'
import { listBookings, readBookingRows } from './list-bookings.server.ts'
import { previewMails } from '#features/mails/staff/preview-mails.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { payBookingByVoucher } from '#features/voucher/http/pay-booking-by-voucher.ts'
import { MAX_PEOPLE } from '../booking.ts'
import { bookSpots } from '../book/book-spots.server.ts'
import { cancelBooking } from '../change/cancel-booking.server.ts'
import { changePeople } from '../change/change-people.server.ts'
import { moveBooking } from '../change/move-booking.server.ts'
import { nameParticipants, setEmergencyContact, settleMoveRequest } from '../change/edit-details.server.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { BOOKING_LIMITS, type StaffBookingDraft } from '../rules/booking-form.ts'
import { emergencyContactSchema } from '../rules/emergency-contact.schema.ts'
import { staffBookingSchema } from '../rules/staff-booking-form.schema.ts'
import { bookings } from './booking.contract.ts'
import type { ListedBooking } from './listed-booking.ts'
import {
  approveInvoice,
  confirmHeld,
  grantPlace,
  markAttendance,
  markCalled,
  resendBookingMail,
  writeStaffNote,
} from './staff-mark-booking.server.ts'
import { recordInvoicePaid, recordRefunded, retryRefund } from './staff-settle-booking.server.ts'
import { listWaitingBookings } from './staff-read-bookings.server.ts'

/** Problems at fields of the form are named without it. */
const booking = z.object({ key: z.uuid(), form: z.custom<unknown>() }).transform(({ key, form }, context) => {
  const parsed = staffBookingSchema.safeParse(form)
  if (parsed.success) return { key, form: parsed.data }
  for (const { path, message } of parsed.error.issues)
    context.issues.push({ code: 'custom', message, path: [...path], input: form })
  return z.NEVER
})

const DOCUMENTS = {
  book: { booking },
  nameParticipants: {
    names: z
      .array(z.string().overwrite(plainLine).min(1).max(BOOKING_LIMITS.participant).regex(SINGLE_LINE))
      .max(MAX_PEOPLE),
  },
  setEmergencyContact: { contact: emergencyContactSchema },
}

export const serveBookings = serve(
  bookings,
  DOCUMENTS,
)<StaffDeps>((deps) => {
  const { db, events, messages } = deps
  return {
    book: async ({ input, member, record }) => {
      const { key, form } = input.booking
      const booked = await bookSpots(deps, {
        form: toSpots(form),
        language: form.language,
        termsVersion: deps.legal.current('terms'),
        idempotencyKey: `staff ${key}`,
        byStaff: {
          staffId: member.id,
          way: form.way,
          holdDays: form.holdDays,
          staffNote: form.staffNote || null,
          participants: form.participants.slice(0, form.people),
          onBooked: (tx, { id: bookingId, eventId }) => record(tx, { bookingId, eventId }),
        },
      })
      if (!booked.ok) return byStaff(booked)
      const { isNew, booking: made } = booked.value
      const { id, number, state, payment, offeredUntil } = made
      const answer = { id, number, state, payment, offeredUntil: offeredUntil?.toISOString() ?? null }
      return isNew ? accept(answer) : again(answer)
    },
    list: async ({ input: { q: search, filter, sort, ...position }, language, now }) => {
      const view = { language, now, offer: events.offer() }
      return accept(await listBookings(db, { filter, search, sort, position }, view))
    },
    csv: async ({ input: { q: search, filter, sort }, language, now, record }) => {
      const view = { language, now, offer: events.offer() }
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const lines = eachPage((after, size) =>
        readBookingRows(db, { filter, search, sort, position: { after }, size }, view),
      )
      return csvFile({ db, now, record }, files.bookings, columnsOf(deps, language), lines, {
        list: 'bookings',
      })
    },
    waiting: async ({ language, now }) => {
      const waiting = await listWaitingBookings(db, now)
      const ids = [...new Set(waiting.map(({ eventId }) => eventId))]
      const view = { language, now, offer: events.offer() }
      return accept({ bookings: waiting, events: await findAnyEvents(db, ids, view) })
    },
    paper: async ({ id, language }) => {
      const booking = await findBooking(db, { id })
      const content = booking && (await drawConfirmation(deps, booking))
      if (!content) return refuseFor('missing')
      const { paper } = staffTexts(messages.current(), language, 'staff-telephone')
      const name = fill(paper.fileName, { number: booking.number })
      return accept({ name, type: 'application/pdf', content })
    },
    cancel: async ({ id, input: { feeCents, seen }, member }) => {
      if (feeCents !== undefined && !mayDo(member.role, 'refunds')) return refuseFor('no_permission')
      const change = { staffId: member.id, seen, ...(feeCents !== undefined && { feeCents }) }
      return byStaff(await cancelBooking(deps, id, change))
    },
    move: async ({ id, input: { eventId, reprice, ...change }, member }) => {
      if (reprice && change.priceCents === undefined) return refuseFor('changed_meanwhile')
      return byStaff(await moveBooking(deps, id, eventId, { staffId: member.id, ...change }))
    },
    previewMove: async ({ id, input: { eventId, priceCents }, member }) => {
      const previewed = await previewMails(deps, async (within) =>
        byStaff(await moveBooking(within, id, eventId, { staffId: member.id, priceCents })),
      )
      if (!previewed.ok) return previewed
      const { mails, calls } = previewed.value
      return accept({ mails, calls })
    },
    changePeople: async ({ id, input: { people, seen }, member }) =>
      byStaff(await changePeople(deps, id, people, { staffId: member.id, seen })),
    nameParticipants: async ({ id, input: { names }, member }) =>
      byStaff(await nameParticipants(deps, id, names, { staffId: member.id })),
    setEmergencyContact: async ({ id, input: { contact }, member }) =>
      byStaff(await setEmergencyContact(deps, id, contact, { staffId: member.id })),
    markAttendance: ({ id, input: { state }, member }) => markAttendance(deps, id, state, member.id),
    note: ({ id, input: { note }, member }) => writeStaffNote(deps, id, note, member.id),
    grantPlace: ({ id, input: { dueWay }, member }) => grantPlace(deps, id, member.id, dueWay),
    markCalled: ({ id, member }) => markCalled(deps, id, member.id),
    settleWish: ({ id, member }) => settleMoveRequest(deps, id, member.id),
    confirmHeld: ({ id, member }) => confirmHeld(deps, id, member.id),
    // The amount is in the booking's history.
    pay: ({ id, input: { cents, means }, member, record }) =>
      recordInvoicePaid(deps, id, member.id, cents, means, (tx) => record(tx)),
    payByVoucher: ({ id, input: { code }, member, record }) =>
      payBookingByVoucher(deps, id, scannedCode(code), { staffId: member.id, onPaid: (tx) => record(tx) }),
    refund: ({ id, input: { cents }, member, record }) =>
      recordRefunded(deps, id, member.id, cents, (tx) => record(tx)),
    retryRefund: ({ id, member, record }) => retryRefund(deps, id, member.id, (tx) => record(tx)),
    approve: ({ id, member }) => approveInvoice(deps, id, member.id),
    sendMail: ({ id, member }) => resendBookingMail(deps, id, member.id),
  }
})

/** `way` is that of staff; the visitors' one only states whether there is an address to invoice. */
function toSpots({ way, email, shownTotalCents, ...form }: StaffBookingDraft) {
  const { language: _language, holdDays: _days, participants: _names, staffNote: _note, ...spots } = form
  return {
    ...spots,
    ...(shownTotalCents !== undefined && { shownTotalCents }),
    email: email || null,
    way: way === 'invoice' ? ('invoice' as const) : ('online' as const),
    terms: true as const,
  }
}

const OF_CUSTOMERS = [
  'offer_over',
  'ask_us',
  'book_more',
  'hold_kept',
  'too_many_held',
  'payment_unavailable',
] as const
type OfCustomers = (typeof OF_CUSTOMERS)[number]
type Answer = Result<unknown, { code: string }>
type ForStaff<Given extends Answer> =
  | Extract<Given, { ok: true }>
  | {
      ok: false
      refusal: Exclude<Extract<Given, { ok: false }>['refusal'], { code: OfCustomers }>
    }

/** Staff are asked by nobody and pay nothing online, so they get no refusal that only customers get. */
function byStaff<Given extends Answer>(result: Given): ForStaff<Given> {
  if (!result.ok && OF_CUSTOMERS.some((code) => code === result.refusal.code))
    throw new Error(`Staff are refused with ${result.refusal.code}`)
  return result as ForStaff<Given>
}

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<ListedBooking> {
  const { csv } = staffTexts(messages.current(), language, 'staff-lists').bookings
  const { state, payment, dueWay: ways } = staffTexts(messages.current(), language, 'staff-bookings')
  return [
    [csv.number, ({ number }) => String(number)],
    [csv.booked, ({ createdAt }) => swissTime(new Date(createdAt)).day],
    [csv.name, ({ name }) => name],
    [csv.company, ({ company }) => company ?? ''],
    [csv.email, ({ email }) => email ?? ''],
    [csv.phone, ({ phone }) => phone ?? ''],
    [csv.people, ({ people }) => String(people)],
    [csv.event, ({ event }) => event.title],
    [csv.day, ({ event }) => event.startsAt.slice(0, 10)],
    [csv.state, (booking) => state[booking.state]],
    [
      csv.payment,
      (booking) =>
        booking.payment === 'invoiced' && booking.dueWay !== 'invoice'
          ? ways[booking.dueWay]
          : payment[booking.payment],
    ],
    [csv.total, ({ totalCents }) => fromCents(totalCents)],
    [csv.due, ({ dueCents }) => fromCents(dueCents)],
    [csv.refund, ({ refundCents }) => fromCents(refundCents)],
  ]
}
