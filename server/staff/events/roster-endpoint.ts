import { addDays, eventSpan } from '#app/calendar/event-span.ts'
import type { Roster, RosterEntry } from '#app/routes/staff/roster/roster-api.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { BookingState } from '#features/booking/booking.ts'
import { checkInHashes } from '#features/booking/roster/check-in-code.server.ts'
import type { PartyMoney } from '#features/booking/roster/party-stand.ts'
import { recordRosterMarks } from '#features/booking/roster/record-roster-marks.server.ts'
import { listMarksOfEvent } from '#features/booking/roster/roster-marks-repository.server.ts'
import { rosterMarksSchema } from '#features/booking/roster/roster-marks.schema.ts'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { swissInstant } from '#features/calendar/rules/swiss-clock.ts'
import type { Language } from '#i18n/languages.ts'
import { isUuid } from '#kernel/uuid.ts'
import { seesEvent } from '../../staffing/sees-event.ts'
import { refuseStaff } from '../answer-staff.ts'
import { readEventFile } from './event-endpoints.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import type { Transaction } from '#platform/database/database.ts'

const TAKING_PART: readonly BookingState[] = ['confirmed', 'attended', 'no_show']

/** The participants for the guide of the day, and the guide's marks. */
export function rosterEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route('GET', '/events/:id/roster', 'rosters', 'none', async ({ id, member, language, reply }) => {
    if (isUuid(id) && !(await seesEvent(deps.db, member, id)))
      return refuseStaff(reply, { code: 'no_permission' })
    const roster = await readRoster(deps, id, member.id, language)
    return roster ?? refuseStaff(reply, { code: 'unknown_event' })
  })

  route(
    'POST',
    '/events/:id/roster-marks',
    'check_in',
    'none',
    rosterMarksSchema,
    async ({ id, member, body, language, reply }) => {
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_event' })
      if (!(await seesEvent(deps.db, member, id))) return refuseStaff(reply, { code: 'no_permission' })
      const request = { ...body, eventId: id, staffId: member.id }
      const onPaid = (tx: Transaction, bookingId: string) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'booking_paid',
          actorId: member.id,
          detail: { bookingId },
        })
      const recorded = await recordRosterMarks({ ...deps, onPaid }, request)
      if (!recorded.ok) return refuseStaff(reply, recorded.refusal)
      const { unknown } = recorded.value
      const roster = await readRoster(deps, id, member.id, language)
      return roster ? { roster, unknown } : refuseStaff(reply, { code: 'unknown_event' })
    },
  )
}

async function readRoster(
  deps: StaffDeps,
  id: string,
  me: string,
  language: Language,
): Promise<Roster | undefined> {
  const file = await readEventFile(deps, id, language)
  if (!file) return undefined
  const { event, bookings } = file
  const [participants, marks] = await Promise.all([
    Promise.all(
      bookings.filter(({ state }) => TAKING_PART.includes(state)).map((booking) => toEntry(deps, booking)),
    ),
    listMarksOfEvent(deps.db, id),
  ])
  const who = new Set(marks.map(({ by }) => by))
  const addresses = await listAddresses(deps.accounts?.db ?? deps.db, [...who])
  const { firstDay, lastDay } = eventSpan(event)
  return {
    event,
    participants,
    marks,
    people: Object.fromEntries(addresses),
    me,
    opensOn: firstDay,
    keptUntil: endOfDayAfter(lastDay).toISOString(),
  }
}

/** Listed one by one, so that new fields of a booking are not included by accident. */
async function toEntry(deps: StaffDeps, booking: StaffBooking): Promise<RosterEntry> {
  const {
    id,
    number,
    people,
    language,
    name,
    phone,
    company,
    participants,
    emergencyContact,
    guests,
    note,
    staffNote,
  } = booking
  const money = await moneyOf(deps, booking)
  return {
    id,
    number,
    people,
    language,
    name,
    phone,
    company,
    participants,
    emergencyContact,
    guests,
    note,
    staffNote,
    codes: checkInHashes(deps.key, id),
    wasHere: booking.state === 'attended',
    money,
    doorCents: money === 'door' ? booking.dueCents : 0,
  }
}

async function moneyOf(
  deps: StaffDeps,
  { id, payment, dueWay, dueCents }: StaffBooking,
): Promise<PartyMoney> {
  if (dueCents === 0) return 'settled'
  const isAtDoor = dueWay === 'door' && payment === 'invoiced' && !(await hasSentInvoice(deps, id))
  return isAtDoor ? 'door' : 'later'
}

async function hasSentInvoice({ db, invoices }: StaffDeps, bookingId: string): Promise<boolean> {
  const booking = await findBooking(db, { id: bookingId })
  return booking !== undefined && invoices.isSent(db, booking)
}

/** @param day Swiss, `YYYY-MM-DD` */
function endOfDayAfter(day: string): Date {
  const next = addDays(day, 2)
  return swissInstant(`${next}T00:00`) ?? new Date(Date.parse(next))
}
