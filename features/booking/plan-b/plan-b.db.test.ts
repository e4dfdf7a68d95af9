import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { findEvent } from '#features/calendar/database/events-repository.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { refundScene, type RefundScene } from '#test/bookings/refund-scene.ts'
import { swissTime } from '#i18n/format-date.ts'
import { bookingEvents, bookings } from '../database/booking.tables.server.ts'
import { choosePlan } from './choose.server.ts'
import { type PlanRequest, startPlan } from './start-plan.server.ts'
import { readPlanView } from './read-plan.server.ts'
import { planRevision } from './plan-b.ts'
import { listChoices } from './plans-repository.server.ts'
import { sweepPlans } from './sweep-plans.server.ts'
import { expectAccepted, accepted, expectRefused } from '#test/results.ts'

const STAFF = '00000000-0000-4000-8000-000000000001'

const scene = await refundScene()
const {
  bookingsOf,
  booked,
  pay,
  stored,
  event: newEvent,
  expectNews,
  expectStored,
  expectTaken,
  book,
  voucher: newVoucher,
  expectBalance,
  later,
  work,
  total,
  newsTo,
  deps,
} = scene

const inHours = (hours: number) => new Date(deps.clock().getTime() + hours * 3_600_000)
const dayIn = (days: number) => swissTime(new Date(deps.clock().getTime() + days * 86_400_000)).day

async function seenOf(eventId: string): Promise<string> {
  return planRevision((await bookingsOf(eventId)).filter(({ state }) => state === 'confirmed'))
}

async function start(eventId: string, input: Partial<PlanRequest> = {}) {
  return startPlan(
    deps,
    {
      id: randomUUID(),
      eventId,
      to: null,
      otherDates: true,
      vouchers: true,
      until: inHours(48),
      byDefault: 'refund',
      seen: await seenOf(eventId),
      ...input,
    },
    STAFF,
  )
}

async function guest(event: string, form: Parameters<RefundScene['book']>[1] = {}) {
  const { booking } = await booked(event, {
    way: 'online',
    email: `${randomUUID()}@example.ch`,
    ...form,
  })
  const due = booking.totalCents - booking.voucherCents
  if (booking.state === 'held') await pay(booking, due, `pay-${booking.id}`)
  return stored(booking.id)
}

const stateOf = async (eventId: string) =>
  (await deps.db.select().from(events).where(eq(events.id, eventId)))[0]
const movedTo = async (eventId: string) =>
  (await findEvent(deps.db, eventId, { language: 'de', now: deps.clock(), offer: FIRST_OFFER }))?.movedTo
const voucherOf = (bookingId: string) =>
  deps.db.select().from(vouchers).where(eq(vouchers.bookingId, bookingId))

describe('Plan B', () => {
  it('postpones an event to another day: all bookings move, customers are notified once, and the calendar shows it', async () => {
    const event = await newEvent({ days: 10 })
    const one = await guest(event, { people: 2 })
    const before = await stateOf(event)
    const day = dayIn(20)
    await expectAccepted(start(event, { to: { day }, byDefault: 'new_date' }), {
      kind: 'postponed',
      newEventId: event,
    })
    expect(await stateOf(event)).toMatchObject({
      state: 'scheduled',
      startsLocal: `${day} 09:00:00`,
      sequence: (before?.sequence ?? 0) + 1,
      taken: 2,
    })
    await expectNews(one.email ?? '', ['confirmed', 'postponed'])
    await expectStored(one.id, { state: 'confirmed', freeToLeave: true })
  })

  it('takes people along who are booked elsewhere, where there is room for all', async () => {
    const event = await newEvent({ days: 10, blocked: 3, taken: 3 })
    await guest(event, { people: 2 })
    const [small, other] = [await newEvent({ days: 20, places: 4 }), await newEvent({ days: 21, places: 5 })]
    await expectRefused(start(event, { to: { eventId: small } }), 'sold_out')
    await accepted(start(event, { to: { eventId: other } }))
    await expectTaken(other, 5)
  })

  it('postpones onto another event, keeps the places there, and calls the first one off', async () => {
    const event = await newEvent({ days: 10 })
    const other = await newEvent({ days: 24, places: 3 })
    const one = await guest(event, { people: 2 })
    await booked(event, { email: 'waits@example.ch', people: 12, waitIfFull: true })
    await accepted(start(event, { to: { eventId: other }, byDefault: 'new_date' }))
    await expectStored(one.id, { eventId: other, state: 'confirmed' })
    await expectTaken(event, 0)
    await expectTaken(other, 2)
    expect((await stateOf(event))?.state).toBe('cancelled')
    expect(await movedTo(event)).toEqual({ id: other, day: dayIn(24) })
    await expectNews('waits@example.ch', ['waitlisted', 'event_cancelled'])
    await expectRefused(book(other, { people: 2 }), 'sold_out')
    const third = await newEvent({ days: 30, places: 3 })
    await accepted(start(other, { to: { eventId: third }, byDefault: 'new_date' }))
    expect([await movedTo(event), await movedTo(other)]).toEqual([
      { id: third, day: dayIn(30) },
      { id: third, day: dayIn(30) },
    ])
    expect(await movedTo(third)).toBeUndefined()
  })

  it('offers a group at an agreed price no other date: it has its date alone', async () => {
    const event = await newEvent({ days: 10 })
    const [group, other] = [await guest(event, { people: 2 }), await guest(event)]
    const agreedPrice = { fewest: 1, totalCents: [400_00, 400_00], finalUntil: '2030-01-01' }
    await deps.db.update(bookings).set({ agreedPrice }).where(eq(bookings.id, group.id))
    await accepted(start(event, { to: { day: dayIn(20) }, byDefault: 'new_date' }))
    const choicesOf = async (id: string) =>
      (await readPlanView(deps.db, await stored(id), deps.clock()))?.choices
    expect(await choicesOf(other.id)).toContain('other_date')
    expect(await choicesOf(group.id)).toEqual(['new_date', 'voucher', 'refund'])
  })

  it('offers no voucher for money that a bank contests, and none is chosen for it', async () => {
    const event = await newEvent({ days: 10 })
    const one = await guest(event, { people: 2 })
    await accepted(start(event))
    const choices = async () => (await readPlanView(deps.db, await stored(one.id), deps.clock()))?.choices
    const contest = (contestedCents: number) =>
      deps.db.update(bookings).set({ contestedCents }).where(eq(bookings.id, one.id))
    await contest(one.paidCents)
    expect(await choices()).not.toContain('voucher')
    const choose = () => choosePlan(deps, one.id, { choice: 'voucher' })
    await expectRefused(choose(), 'choice_unknown')
    await contest(0)
    expect(await choices()).toContain('voucher')
    await accepted(choose())
    expect(await voucherOf(one.id)).toHaveLength(1)
  })

  it('is refused where there is no room, the page was outdated, or nothing can be chosen in time', async () => {
    const event = await newEvent({ days: 10 })
    const small = await newEvent({ days: 24, places: 1 })
    const one = await guest(event, { people: 2 })
    const refusals: [Partial<PlanRequest>, string][] = [
      [{ to: { eventId: small } }, 'sold_out'],
      [{ seen: '1.1.1' }, 'changed_meanwhile'],
      [{ until: inHours(1) }, 'plan_deadline'],
      [{ to: { day: dayIn(12) }, until: inHours(15 * 24) }, 'plan_deadline'],
      [{ byDefault: 'new_date' }, 'plan_default'],
      [{ to: { day: dayIn(-3) } }, 'new_date_over'],
      [{ to: { eventId: event } }, 'same_event'],
    ]
    for (const [input, code] of refusals) await expectRefused(start(event, input), code)
    expect((await stateOf(event))?.state).toBe('scheduled')
    await expectNews(one.email ?? '', ['confirmed'])
    await expectRefused(start(await newEvent()), 'nobody_booked')
  })

  it('starts once for simultaneous requests of one or two people', async () => {
    const event = await newEvent({ days: 10 })
    const one = await guest(event)
    const id = randomUUID()
    const seen = await seenOf(event)
    const results = await Promise.all([
      start(event, { id, seen }),
      start(event, { id, seen }),
      start(event, { seen }),
      start(event, { seen }),
    ])
    const plans = new Set(results.flatMap((result) => (result.ok ? [result.value.id] : [])))
    expect(plans.size).toBe(1)
    await expectNews(one.email ?? '', ['confirmed', 'called_off'])
  })

  it('repeats itself by its id, and is refused by it with another plan', async () => {
    const event = await newEvent({ days: 10 })
    await guest(event)
    const plan = { id: randomUUID(), seen: await seenOf(event), to: { day: dayIn(20) }, until: inHours(48) }
    expect([(await start(event, plan)).ok, (await start(event, plan)).ok]).toEqual([true, true])
    for (const other of [
      { to: { day: dayIn(21) } },
      { to: null },
      { until: inHours(49) },
      { vouchers: false },
    ])
      await expectRefused(start(event, { ...plan, ...other }), 'plan_open')
  })

  it('gives each guest what they choose, and after the deadline the default to those without a choice; everything sums up', async () => {
    const event = await newEvent({ days: 10 })
    const target = await newEvent({ days: 24 })
    const third = await newEvent({ days: 31 })
    const { id: voucherId, code } = await newVoucher(150_00)
    const [kept, moved, asVoucher, refunded, silent, byVoucher, onInvoice] = [
      await guest(event),
      await guest(event, { people: 2 }),
      await guest(event),
      await guest(event),
      await guest(event),
      await guest(event, { voucher: code }),
      await guest(event, { way: 'invoice' }),
    ]
    const all = [kept, moved, asVoucher, refunded, silent, byVoucher, onInvoice]
    const started = await accepted(start(event, { to: { eventId: target }, byDefault: 'refund' }))
    const chosen = [
      await choosePlan(deps, kept.id, { choice: 'new_date' }),
      await choosePlan(deps, moved.id, { choice: 'other_date', eventId: third }),
      await choosePlan(deps, asVoucher.id, { choice: 'voucher' }),
      await choosePlan(deps, refunded.id, { choice: 'refund' }),
      await choosePlan(deps, byVoucher.id, { choice: 'voucher' }),
      await choosePlan(deps, onInvoice.id, { choice: 'refund' }),
    ]
    expect(chosen.map(({ ok }) => ok)).toEqual(chosen.map(() => true))
    expect(await voucherOf(asVoucher.id)).toMatchObject([{ kind: 'value', initialCents: 200_00 }])
    expect(await voucherOf(byVoucher.id)).toMatchObject([{ initialCents: 50_00 }])
    await expectBalance(voucherId, 150_00)
    await expectStored(onInvoice.id, { state: 'cancelled', payment: 'nothing_due' })
    await expectStored(silent.id, { state: 'confirmed' })

    later(49 * 60)
    await Promise.all([sweepPlans(deps), sweepPlans(deps)])
    await expectStored(silent.id, { state: 'cancelled', payment: 'refund_due' })
    expect(await sweepPlans(deps)).toBe(0)
    await expectRefused(choosePlan(deps, kept.id, { choice: 'refund' }), 'choice_over')
    for (const { id } of all) await work(`pay-${id}`)
    const rows = await listChoices(deps.db, started.id)
    const choices = rows.map(({ chosen: row, booking }) => [row.choice, row.byDefault, booking.eventId])
    expect(choices).toEqual([
      ['new_date', false, target],
      ['voucher', false, target],
      ['refund', false, target],
      ['refund', true, target],
      ['voucher', false, target],
      ['refund', false, target],
      ['other_date', false, third],
    ])
    await expectTaken(target, 1)
    await expectTaken(third, 2)
    expect(total()).toBe(400_00)
    for (const { booking } of rows) {
      const { paidCents, voucherCents, refundedCents, creditedCents, state, totalCents } = booking
      const stays = paidCents + voucherCents - refundedCents - creditedCents
      expect(stays).toBe(state === 'confirmed' ? totalCents : 0)
    }
  })

  it('moves money once, for any number of requests and tabs', async () => {
    const event = await newEvent({ days: 10 })
    const one = await guest(event)
    const two = await guest(event)
    await start(event)
    const results = await Promise.all([
      choosePlan(deps, one.id, { choice: 'voucher' }),
      choosePlan(deps, one.id, { choice: 'refund' }),
      choosePlan(deps, one.id, { choice: 'voucher' }),
      choosePlan(deps, one.id, { choice: 'refund' }),
      choosePlan(deps, two.id, { choice: 'voucher' }),
      choosePlan(deps, two.id, { choice: 'voucher' }),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(4)
    await work(`pay-${one.id}`)
    const row = await stored(one.id)
    expect(row.refundedCents + row.creditedCents).toBe(200_00)
    expect(await voucherOf(two.id)).toHaveLength(1)
    const choice = row.creditedCents > 0 ? 'new_date' : 'voucher'
    await expectRefused(choosePlan(deps, one.id, { choice }), 'choice_final')
  })

  it('never gives another date more people than it has places, and a date may be changed back', async () => {
    const event = await newEvent({ days: 10 })
    const other = await newEvent({ days: 24, places: 1 })
    const one = await guest(event)
    const two = await guest(event)
    await start(event, { to: { day: dayIn(20) }, byDefault: 'new_date' })
    const input = { choice: 'other_date', eventId: other } as const
    const results = await Promise.all([choosePlan(deps, one.id, input), choosePlan(deps, two.id, input)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'sold_out', placesLeft: 0 } })
    await expectTaken(other, 1)
    const moved = results.flatMap((result) => (result.ok ? [result.value] : []))
    await expectAccepted(choosePlan(deps, moved[0]?.id ?? '', { choice: 'new_date' }), {
      eventId: event,
    })
    await expectTaken(event, 2)
    await expectTaken(other, 0)
  })

  it('reminds guests without a choice a day before the deadline, once, unless there was no time', async () => {
    const event = await newEvent({ days: 20 })
    const short = await newEvent({ days: 20 })
    const one = await guest(event)
    const chose = await guest(event)
    const two = await guest(short)
    await start(event, { until: inHours(60) })
    await start(short, { until: inHours(20) })
    await choosePlan(deps, chose.id, { choice: 'voucher' })
    later(37 * 60)
    await Promise.all([sweepPlans(deps), sweepPlans(deps)])
    await expectNews(one.email ?? '', ['confirmed', 'called_off', 'choice_reminder'])
    expect(await newsTo(chose.email ?? '')).not.toContain('choice_reminder')
    expect(await newsTo(two.email ?? '')).not.toContain('choice_reminder')
  })

  it('leaves nothing half-done when the start fails in the middle', async () => {
    const event = await newEvent({ days: 10 })
    const one = await guest(event)
    const setTaken = () => Promise.reject(new Error('killed'))
    const broken = { ...deps, events: { ...deps.events, setTaken } }
    const input = {
      id: randomUUID(),
      eventId: event,
      to: { day: dayIn(20) },
      otherDates: false,
      vouchers: false,
      until: inHours(48),
      byDefault: 'new_date' as const,
      seen: await seenOf(event),
    }
    await expect(startPlan(broken, input, STAFF)).rejects.toThrow('killed')
    await expectNews(one.email ?? '', ['confirmed'])
    await accepted(startPlan(deps, input, STAFF))
    await expectNews(one.email ?? '', ['confirmed', 'postponed'])
  })

  it('makes a test voucher of what the Testkasse took, and a real one of the rest', async () => {
    const event = await newEvent({ days: 10 })
    const paidWith = async (testCents: number, voucher = '') => {
      const { id } = await guest(event, { people: 2, voucher })
      await deps.db.update(bookings).set({ testCents }).where(eq(bookings.id, id))
      return id
    }
    const used = await newVoucher({ kind: 'value', amountCents: 100_00, test: true })
    const [mixed, real, test, byVoucher] = [
      await paidWith(150_00),
      await paidWith(0),
      await paidWith(400_00),
      await paidWith(100_00, used.code),
    ]
    await start(event)
    for (const id of [mixed, real, test, byVoucher]) await choosePlan(deps, id, { choice: 'voucher' })
    const issued = async (id: string) =>
      (await voucherOf(id)).map((each) => [each.initialCents, each.test]).toSorted()
    expect(await Promise.all([mixed, real, test, byVoucher].map(issued))).toEqual([
      [
        [150_00, true],
        [250_00, false],
      ],
      [[400_00, false]],
      [[400_00, true]],
      [[300_00, false]],
    ])
    await expectStored(mixed, { creditedCents: 400_00 })
    await expectStored(byVoucher, { testCents: 0 })
  })

  it('mails the voucher, and a cancelled booking shows who chose what', async () => {
    const event = await newEvent({ days: 10 })
    const one = await guest(event)
    await start(event)
    await choosePlan(deps, one.id, { choice: 'voucher' })
    const mails = await deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, one.email ?? ''))
    expect(mails.map(({ kind }) => kind)).toContain('voucher-copy')
    const [issued] = await voucherOf(one.id)
    expect(
      await deps.db
        .select()
        .from(voucherEntries)
        .where(eq(voucherEntries.voucherId, issued?.id ?? '')),
    ).toMatchObject([{ amountCents: 200_00, cause: 'issued' }])
    const history = await deps.db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, one.id))
    expect(history.at(-1)).toMatchObject({
      action: 'chosen',
      detail: { choice: 'voucher', creditedCents: 200_00, refundCents: 0 },
    })
  })
})
