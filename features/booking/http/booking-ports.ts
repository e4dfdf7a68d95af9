import { and, eq, gt, lte } from 'drizzle-orm'
import type { Offer } from '#features/services/content/offer.ts'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { OCCUPYING_STATES } from '#features/booking/booking.ts'
import type { EventsPort, VoucherPort } from '#features/booking/booking-deps.server.ts'
import { events, type EventRow } from '#features/calendar/database/calendar.tables.server.ts'
import { coursePriceCents } from '#features/calendar/database/to-calendar-event.server.ts'
import { VOUCHER_COPY, type VoucherNews } from '#features/voucher/mail/voucher-news.ts'
import { issueBookingVoucher } from '#features/voucher/issue-booking-voucher.server.ts'
import { vouchersOfBookings } from '#features/voucher/read-voucher-uses.server.ts'
import { describeVouchers } from '#features/voucher/describe-vouchers.server.ts'
import {
  appraiseVoucher,
  transferVoucherCredit,
  restoreVoucherCredit,
  redeemVoucher,
} from '#features/voucher/redeem-voucher.server.ts'
import { noteVouchersReturned } from '#features/invoice/pay/return-to-voucher.server.ts'
import { findBooking, listMovedIds } from '#features/booking/database/bookings-repository.server.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import type { AppKey } from '#platform/secrets.ts'
import { promisedYears } from '#features/order/http/promised-years.ts'
import { run, updateRow } from '#platform/database/plain-statements.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { eventTitle } from '#features/calendar/rules/event-title.ts'
import { textIn } from '#i18n/localised-text.ts'

/** Adapter, because features do not import each other. */
export const eventsPort = (offer: () => Offer): EventsPort => ({
  offer,
  async find(db, id, language) {
    const [row] = await db.select().from(events).where(eq(events.id, id))
    return row && { ...toBookable(row, offer()), ...describeEvent(row, language, offer()) }
  },
  async lock(tx, id) {
    const [row] = await tx.select().from(events).where(eq(events.id, id)).for('update').execute()
    return row && toBookable(row, offer())
  },
  async takePlaces(tx, { id, startsAt, priceCents }, people) {
    await run(tx, {
      name: 'take-places',
      text: TAKE_PLACES,
      values: [id, people, startsAt, priceCents, [...OCCUPYING_STATES]],
    })
  },
  async setTaken(tx, id, taken) {
    await updateRow(tx, events, id, { taken })
  },
  async listBeginning(db, after, before) {
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.state, 'scheduled'), gt(events.startsAt, after), lte(events.startsAt, before)))
    return rows.map(({ id }) => id)
  },
})

/** Counted under the lock, in a statement of its own after it. `events_never_oversold` refuses more than there are. */
const TAKE_PLACES = `
with booked as (
  select coalesce(sum(people), 0)::integer as people from bookings
  where event_id = $1 and (state = any($5) or offered_until is not null)
), taken as (
  update events e
  set taken = e.blocked + booked.people + $2
  from booked
  where e.id = $1 and e.state = 'scheduled' and e.starts_at = $3 and (e.price_cents is null or e.price_cents = $4)
  returning e.id
)
select require_that(exists (select from taken), 'the event is not as it was read')`

export function bookingVoucherPort({ acceptTest, key }: { acceptTest: boolean; key: AppKey }): VoucherPort {
  return {
    async issue(tx, { to, language, ...value }, now) {
      const years = await promisedYears(tx, now)
      const voucherId = await issueBookingVoucher(tx, key, { ...value, now, years })
      const payload = { voucherId, news: 'from_booking' satisfies VoucherNews }
      if (to) await enqueueMail(tx, { kind: VOUCHER_COPY, to, language, payload })
      return voucherId
    },
    appraise: (db, { serviceId, now, ...ask }, { lock } = { lock: false }) =>
      appraiseVoucher(
        db,
        { ...ask, courseLevel: levelOf(serviceId), today: swissTime(now).day, acceptTest },
        { lock },
      ),
    redeem: redeemVoucher,
    async giveBack(tx, back, now) {
      const { backs, ...restored } = await restoreVoucherCredit(tx, back, now)
      // Their part may have paid an invoice, which then has less.
      const booking = backs.length > 0 && (await findBooking(tx, { id: back.bookingId }))
      if (booking) await noteVouchersReturned(tx, await listMovedIds(tx, booking), backs, now)
      return { ...restored, testCents: backs.reduce((sum, { cents, test }) => sum + (test ? cents : 0), 0) }
    },
    carry: transferVoucherCredit,
    usedBy: vouchersOfBookings,
    describe: describeVouchers,
  }
}

function toBookable(row: EventRow, offer: Offer) {
  const { id, startsAt, endsAt, places, blocked } = row
  const priceCents = row.priceCents ?? coursePriceCents(row.serviceId, offer)
  return { id, startsAt, endsAt, places, blocked, priceCents, cancelled: row.state === 'cancelled' }
}

/** As readers of the language have it. */
export function describeEvent(row: EventRow, language: Language, offer: Offer) {
  return {
    public: row.public,
    serviceId: row.serviceId,
    title: eventTitle(language, row, offer),
    place: textIn(language, row.place),
    meetingPoint: row.meetingPoint && textIn(language, row.meetingPoint),
    startsLocal: row.startsLocal,
    endsLocal: row.endsLocal,
    allDay: row.allDay,
    minimumParticipants: row.minimumParticipants,
    decideBy: row.decideBy,
  }
}

/** Vouchers are for the courses of the files; one that owners added takes vouchers for an amount. */
function levelOf(serviceId: string | null) {
  return SURVIVAL_COURSES.find(({ id }) => id === serviceId)?.level ?? null
}
