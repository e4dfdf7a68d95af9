import { z } from 'zod'
import { findService, serviceIds } from '#features/services/content/services.ts'
import { listPlansOf } from '#features/booking/plan-b/plans-repository.server.ts'
import { NO_PEOPLE, type StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { bookingValues } from '#features/booking/staff/booking-sorts.ts'
import { hasBookings } from '#features/booking/staff/search-bookings.server.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { readEventGuides, replaceEventGuides } from '#features/staffing/database/guides-repository.server.ts'
import { isGuidesEvent, NO_GUIDES } from '#features/staffing/event-guides.ts'
import { addDays, isLeadAway } from '#features/staffing/rules/closed-days.ts'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { fromCents } from '#kernel/amount.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { CSV, type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { found, type Member, serve } from '#kit/serve.server.ts'
import { selectRows } from '#kit/whole-list.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { listEventServices } from '#features/services/http/list-event-services.ts'
import { moveToRequestedDay } from './move-to-requested-day.server.ts'
import { readEventFile } from './read-event-file.server.ts'
import { previewMails } from '#features/mails/staff/preview-mails.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { listStaffPeople, whoHasLeft } from '#features/staffing/http/list-staff-people.ts'
import { withNames } from '#features/staffing/staff/name-guides.server.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import { eventInputSchema, repetitionSchema } from '../rules/event-input.schema.ts'
import { addEvent } from './add-event.server.ts'
import { cancelEvent } from './cancel-event.server.ts'
import { changeEvent } from './change-event.server.ts'
import { confirmEvent } from './confirm-event.server.ts'
import { eventState } from './event-state.ts'
import { type EventMailPreview, events, type Season } from './event.contract.ts'
import type { SeasonEvent } from './staff-event.ts'
import { filterSeason } from './filter-season.ts'
import { type NotifiesBooked, recipientsKey } from './notification-choice.server.ts'
import { removeEvent } from './remove-event.server.ts'
import { repeatEvent } from './repeat-event.server.ts'
import { listStaffEvents } from './staff-read-events.server.ts'

const change = { seen: z.iso.datetime(), input: eventInputSchema }

const DOCUMENTS = {
  add: { event: eventInputSchema },
  change,
  previewChange: change,
  repeat: { repetition: repetitionSchema },
}

export const serveEvents = serve(
  events,
  DOCUMENTS,
)<StaffDeps>((deps) => {
  const { db, calendar, events: port, messages } = deps
  const services = () => port.offer().services
  return {
    list: async ({ input, member, language, now }) =>
      accept(await readSeason(deps, { ...input, member, language, now })),
    csv: async ({ input: { filter, q: search, sort = null, ...query }, member, language, now, record }) => {
      const season = await readSeason(deps, { ...query, member, language, now })
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const { day: today } = swissTime(now)
      const lines = filterSeason(season.events, { filter, search, sort, today, language })
      return csvFile({ db, now, record }, files.events, columnsOf(deps, language), lines, { list: 'events' })
    },
    services: async () => accept({ services: await listEventServices(db, messages.current()) }),
    read: ({ id, language }) => found(readEventFile(deps, id, language)),
    bookingsCsv: async ({ id, input: { sort }, language, record }) => {
      const file = await readEventFile(deps, id, language)
      if (!file) return refuse({ code: 'missing' })
      const texts = staffTexts(messages.current(), language, 'staff-bookings')
      const lines = selectRows(file.bookings, { values: bookingValues(texts) }, { sort }, language)
      const columns = bookingColumns(texts)
      const content = writeCsv([
        columns.map(([title]) => title),
        ...lines.map((line) => columns.map(([, cell]) => cell(line))),
      ])
      await db.transaction((tx) => record(tx))
      const name = fill(texts.csv.fileName, { day: file.event.startsAt.slice(0, 10) })
      return accept({ name, type: CSV, content: Buffer.from(content) })
    },
    add: async ({ input: { event }, member }) => {
      const { serviceId } = event
      if (serviceId !== null && !serviceIds(services()).includes(serviceId))
        return refuse({ code: 'unknown_service' })
      const added = await addEvent(calendar, member.id, event)
      return added.ok ? accept({ id: added.value.id }) : added
    },
    change: async ({ id, input: { seen, settles, ...body }, member }) => {
      // A date of a retired service can still be changed.
      const { serviceId } = body.input
      if (serviceId !== null && !findService(services(), serviceId))
        return refuse({ code: 'unknown_service' })
      const wanted = { id, ...body, seen: new Date(seen) }
      return settles
        ? moveToRequestedDay(deps, member.id, settles, wanted)
        : changeEvent(calendar, member.id, wanted)
    },
    previewChange: ({ id, input: { seen, ...body }, member }) =>
      preview(deps, (within, recipients) =>
        changeEvent(within, member.id, {
          id,
          ...body,
          seen: new Date(seen),
          agreed: recipients !== undefined,
        }),
      ),
    cancel: ({ id, input, member }) => cancelEvent(calendar, member.id, id, input),
    previewCancel: ({ id, member }) =>
      preview(deps, (within, recipients = '') => cancelEvent(within, member.id, id, { recipients })),
    confirm: ({ id, input, member }) => confirmEvent(calendar, member.id, id, input),
    previewConfirm: ({ id, member }) =>
      preview(deps, (within, recipients = '') => confirmEvent(within, member.id, id, { recipients })),
    remove: ({ id, record }) =>
      removeEvent(
        {
          db,
          async isUsed(tx, eventId) {
            const [plans, isBooked] = [await listPlansOf(tx, eventId), await hasBookings(tx, eventId)]
            return isBooked || plans.length > 0
          },
          async afterRemove(tx, { title, startsLocal }) {
            await replaceEventGuides(tx, id, NO_GUIDES)
            await record(tx, { title: title.de, startsLocal })
          },
        },
        id,
      ),
    repeat: async ({ id, input: { repetition }, member }) => {
      const repeated = await repeatEvent(calendar, member.id, { id, ...repetition })
      return repeated.ok ? accept({ ids: repeated.value.map((row) => row.id) }) : repeated
    },
  }
})

/**
 * Who would get what (ADR-060): runs the change, collects its mails and rolls it back.
 * @param run first without recipients, so that it is refused with those it would notify
 */
async function preview<Refused extends { code: string }>(
  deps: StaffDeps,
  run: (calendar: CalendarDeps, recipients?: string) => Promise<Result<unknown, Refused | NotifiesBooked>>,
): Promise<Result<EventMailPreview, Refused | NotifiesBooked>> {
  const previewed = await previewMails(deps, async ({ calendar }) => {
    const first = await run(calendar)
    if (first.ok) return accept({ recipients: recipientsKey([]) })
    if (!isNotifying(first.refusal)) return first
    const { recipients } = first.refusal
    const ran = await run(calendar, recipients)
    return ran.ok ? accept({ recipients }) : ran
  })
  if (!previewed.ok) return previewed
  const { value, ...mails } = previewed.value
  return accept({ ...mails, ...value })
}

function isNotifying(refusal: { code: string } | NotifiesBooked): refusal is NotifiesBooked {
  return refusal.code === 'notifies_booked'
}

interface SeasonView {
  weeks: number
  from?: string | undefined
  member: Member
  language: Language
  now: Date
}

async function readSeason(
  { db, events: port }: Pick<StaffDeps, 'db' | 'events'>,
  { weeks, member, language, now, from = swissTime(now).day }: SeasonView,
): Promise<Season> {
  const [begins, length] = weeks < 0 ? [addDays(from, weeks * 7), -weeks] : [from, weeks]
  const listed = await listStaffEvents(db, {
    from: begins,
    weeks: length,
    language,
    now,
    offer: port.offer(),
  })
  const ids = listed.map(({ id }) => id)
  const [counts, guides, people, blocks] = await Promise.all([
    countBookedPeople(db, ids),
    readEventGuides(db, ids),
    listStaffPeople(db),
    listBlockedDays(db, { from: begins, to: addDays(begins, length * 7 + 31) }),
  ])
  const guidesOf = (id: string) => guides.get(id) ?? NO_GUIDES
  const left = await whoHasLeft(
    db,
    ids.map((id) => guidesOf(id).lead),
  )
  const season = listed
    .filter(({ id }) => member.role !== 'guide' || isGuidesEvent(guidesOf(id), member.id))
    .map((event) => ({
      ...event,
      people: counts.get(event.id) ?? NO_PEOPLE,
      leadName: withNames(guidesOf(event.id), people).leadName,
      leadIsAway:
        left.has(guidesOf(event.id).lead) || isLeadAway(event, guidesOf(event.id), { blocks, people }),
    }))
  return { from, events: season }
}

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<SeasonEvent> {
  const { csv } = staffTexts(messages.current(), language, 'staff-lists').events
  const { season } = staffTexts(messages.current(), language, 'staff')
  const count = (people: number | null) => (people === null ? '' : String(people))
  return [
    [csv.begins, ({ startsAt, allDay }) => localTime(startsAt, allDay)],
    [csv.ends, ({ endsAt, allDay }) => (allDay ? addDays(endsAt.slice(0, 10), -1) : localTime(endsAt))],
    [season.columns.event, ({ title }) => title],
    [csv.place, ({ place }) => place],
    [csv.lead, ({ leadName }) => leadName ?? ''],
    [csv.places, ({ places }) => count(places)],
    [csv.booked, ({ people }) => count(people.booked)],
    [csv.outside, ({ blocked }) => count(blocked)],
    [csv.waiting, ({ people }) => count(people.waiting)],
    [csv.minimum, ({ minimumParticipants }) => count(minimumParticipants)],
    [season.columns.state, (event) => eventState(event, season, language)],
    [csv.note, ({ note }) => note ?? ''],
  ]
}

function bookingColumns({ csv, state, payment }: Namespaces['staff-bookings']): CsvColumns<StaffBooking> {
  const { columns } = csv
  return [
    [columns.number, ({ number }) => String(number)],
    [columns.name, ({ name }) => name],
    [columns.people, ({ people }) => String(people)],
    [columns.booked, ({ createdAt }) => swissTime(new Date(createdAt)).day],
    [columns.state, (booking) => state[booking.state]],
    [columns.payment, (booking) => payment[booking.payment]],
    [columns.email, ({ email }) => email ?? ''],
    [columns.phone, ({ phone }) => phone ?? ''],
    [columns.company, ({ company }) => company ?? ''],
    [columns.participants, ({ participants }) => participants.join('; ')],
    [columns.note, ({ note }) => note ?? ''],
    [columns.staffNote, ({ staffNote }) => staffNote ?? ''],
    [columns.total, ({ totalCents }) => fromCents(totalCents)],
    [columns.due, ({ dueCents }) => fromCents(dueCents)],
    [columns.refund, ({ refundCents }) => fromCents(refundCents)],
    [columns.contested, ({ contestedCents }) => fromCents(contestedCents)],
    [columns.withdrawn, ({ withdrawnCents }) => fromCents(withdrawnCents)],
    [columns.terms, ({ termsVersion }) => termsVersion],
  ]
}

/** Swiss local time for a spreadsheet: `2027-03-27 18:00`. */
function localTime(at: string, allDay = false): string {
  return allDay ? at.slice(0, 10) : at.slice(0, 16).replace('T', ' ')
}
