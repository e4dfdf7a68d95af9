import { pick } from '#kernel/pick.ts'
import { addDays, eventSpan } from '#features/calendar/rules/event-span.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { swissInstant } from '#features/calendar/rules/swiss-clock.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuseFor } from '#kernel/result.ts'
import { found, serve } from '#kit/serve.server.ts'
import { readEventFile } from '#features/calendar/staff/read-event-file.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { seesEvent } from '#features/staffing/staff/sees-event.server.ts'
import type { BookingState } from '../booking.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { checkInHashes } from '../roster/check-in-code.server.ts'
import type { PartyMoney } from '../roster/party-status.ts'
import { recordRosterMarks, listMarksOfEvent } from '../roster/record-roster-marks.server.ts'
import { rosterMarksSchema } from '../roster/roster-marks.schema.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { type Roster, type RosterEntry, rosters, ROSTER_FIELDS } from './roster.contract.ts'

const TAKING_PART: readonly BookingState[] = ['confirmed', 'attended', 'no_show']

const DOCUMENTS = { mark: rosterMarksSchema.shape }

export const serveRosters = serve(
  rosters,
  DOCUMENTS,
)<StaffDeps>((deps) => ({
  read: async ({ id, member, language }) =>
    (await seesEvent(deps.db, member, id))
      ? found(readRoster(deps, id, member.id, language))
      : refuseFor('no_permission'),
  mark: async ({ id, input: { sentAt, marks }, member, language, record }) => {
    if (!(await seesEvent(deps.db, member, id))) return refuseFor('no_permission')
    const recorded = await recordRosterMarks(
      { ...deps, onPaid: (tx, bookingId) => record(tx, { bookingId }) },
      {
        eventId: id,
        staffId: member.id,
        sentAt,
        marks,
      },
    )
    if (!recorded.ok) return recorded
    const roster = await readRoster(deps, id, member.id, language)
    return roster ? accept({ roster, unknown: recorded.value.unknown }) : refuseFor('missing')
  },
}))

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

async function toEntry(deps: StaffDeps, booking: StaffBooking): Promise<RosterEntry> {
  const money = await moneyOf(deps, booking)
  return {
    ...pick(booking, ...ROSTER_FIELDS),
    codes: checkInHashes(deps.key, booking.id),
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

async function hasSentInvoice({ db, invoices }: StaffDeps, bookingId: string) {
  const booking = await findBooking(db, { id: bookingId })
  return booking !== undefined && invoices.isSent(db, booking)
}

/** @param day Swiss, `YYYY-MM-DD` */
function endOfDayAfter(day: string) {
  const next = addDays(day, 2)
  return swissInstant(`${next}T00:00`) ?? new Date(Date.parse(next))
}
