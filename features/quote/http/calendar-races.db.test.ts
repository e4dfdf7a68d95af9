import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { planRevision } from '#features/booking/plan-b/plan-b.ts'
import { startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import { addEvent } from '#features/calendar/staff/add-event.server.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { repeatEvent } from '#features/calendar/staff/repeat-event.server.ts'
import { blockDays } from '#features/staffing/staff/block-days.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { A_STAFF_MEMBER, openQuoteScene } from '#test/quotes/quote-scene.ts'
import { eventInput } from '#test/staff/event-input.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted } from '#test/results.ts'

const scene = await forThisFile(openQuoteScene())
const { drafted, send } = scene

let next = 40
const freeDay = () => scene.dayIn(next++)
const at = (day: string) => ({ day, from: '09:00', to: '17:00' })

/** @param before what a change waits for before it commits */
function calendar(before: (tx: Transaction) => Promise<void> = async () => {}): CalendarDeps {
  const { db, clock } = scene.deps
  return { db, clock, listRecipients: async () => [], afterChange: before }
}

async function added(day: string) {
  const result = await accepted(addEvent(calendar(), A_STAFF_MEMBER, eventInput(day)))
  return result
}

/** A change that has written and not committed, and how to let it. */
function held<Value>(run: (deps: CalendarDeps) => Promise<Value>) {
  const written = Promise.withResolvers<undefined>()
  const released = Promise.withResolvers<undefined>()
  const done = run(
    calendar(async () => {
      written.resolve(undefined)
      await released.promise
    }),
  )
  return { written: written.promise, release: () => released.resolve(undefined), done }
}

it.each(['added', 'changed', 'repeated'] as const)(
  'an event that is %s while a quote for its day is sent is seen by the quote',
  async (kind) => {
    const day = freeDay()
    const other = kind === 'added' ? undefined : await added(freeDay())
    const change = held(async (deps) => {
      if (kind === 'added') return addEvent(deps, A_STAFF_MEMBER, eventInput(day))
      const { id, updatedAt } = other ?? (await added(freeDay()))
      if (kind === 'repeated') return repeatEvent(deps, A_STAFF_MEMBER, { id, days: [day] })
      return changeEvent(deps, A_STAFF_MEMBER, { id, seen: updatedAt, input: eventInput(day) })
    })
    const draft = await drafted({ dates: [at(day)], holds: true })
    await change.written
    const sent = send(draft)
    // Either it waits, or it has not seen the event.
    await Promise.race([sent, setTimeout(200)])
    change.release()
    await accepted(change.done)
    expect(await sent).toMatchObject({
      ok: false,
      refusal: { code: 'quote_clash', clashes: [{ kind: 'event' }] },
    })
  },
)

it('events, plans, quotes and blocked days that want the same days at once wait for each other', async () => {
  const { db, clock } = scene.deps
  const days = [freeDay(), freeDay(), freeDay()]
  const staffed = await Promise.all(
    days.map(async (day) => ({
      day,
      event: await added(freeDay()),
      booked: await scene.event({ days: next++, places: 10, priceCents: 200_00 }),
      draft: await drafted({ dates: [at(day)], holds: true }),
    })),
  )
  const outcomes = await Promise.allSettled(
    staffed.flatMap(({ day, event, booked, draft }) => [
      changeEvent(calendar(), A_STAFF_MEMBER, {
        id: event.id,
        seen: event.updatedAt,
        input: eventInput(day),
      }),
      repeatEvent(calendar(), A_STAFF_MEMBER, { id: event.id, days: [day] }),
      send(draft),
      blockDays(
        { db, clock, record: async () => {} },
        { id: randomUUID(), staffId: null, fromDay: day, toDay: day, kind: 'illness' },
        A_STAFF_MEMBER,
      ),
      postponed(booked, day),
      scene.booked(booked, { people: 1, email: `${randomUUID()}@example.ch` }),
    ]),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})

async function postponed(eventId: string, day: string) {
  const { booking } = await scene.booked(eventId, { people: 2, way: 'invoice' })
  return startPlan(
    scene.deps,
    {
      id: randomUUID(),
      eventId,
      to: { day },
      otherDates: false,
      vouchers: false,
      until: new Date(scene.deps.clock().getTime() + 3 * 86_400_000),
      byDefault: 'new_date',
      seen: planRevision([booking]),
    },
    A_STAFF_MEMBER,
  )
}
