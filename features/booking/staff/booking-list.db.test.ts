import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATES, PAYMENT_STATES } from '#features/booking/booking.ts'
import {
  BOOKING_DUE,
  BOOKING_REFUND,
  bookings,
  OPEN_BOOKING,
} from '#features/booking/database/booking.tables.server.ts'
import { BOOKING_SORTS, type BookingFilter, type BookingList } from './listed-booking.ts'
import { dueOf, refundOf } from './staff-read-bookings.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { sortsOf } from '#kernel/list-page.ts'
import { staffScene } from '#test/staff/staff-scene.ts'
import { expectStatus } from '#test/results.ts'

type BookingSeed = Pick<typeof bookings.$inferInsert, 'name' | 'state' | 'payment'> &
  Partial<typeof bookings.$inferInsert> & { on: 'soon' | 'later' | 'before' }

const PAID = { totalCents: 200_00, paidCents: 200_00 }
const PHONE = '+41 79 000 00 21'

/** As booked one after another. */
const SEEDS: BookingSeed[] = [
  { on: 'later', name: 'Zoe Keller', state: 'confirmed', payment: 'paid', ...PAID },
  {
    on: 'soon',
    name: 'ärmel',
    state: 'confirmed',
    payment: 'invoiced',
    totalCents: 90_00,
    company: 'Muster AG',
  },
  { on: 'before', name: 'Bo', state: 'attended', payment: 'invoiced', totalCents: 300_00, paidCents: 100_00 },
  { on: 'soon', name: '=1+1', state: 'waitlisted', payment: 'open', totalCents: 100_00 },
  { on: 'later', name: 'Cora', state: 'cancelled', payment: 'open', totalCents: 80_00, feeCents: 40_00 },
  { on: 'before', name: 'Dario', state: 'moved', payment: 'paid', totalCents: 10_00, phone: PHONE },
  { on: 'soon', name: 'Eva', state: 'held', payment: 'open', totalCents: 70_00, heldUntil: new Date() },
]

const { event: newEvent, deps, get } = await staffScene()

const dateIn = (days: number) => newEvent({ days, places: 12 })
const [soon, later, before] = [await dateIn(3), await dateIn(30), await dateIn(20)]
const on = { soon, later, before }
await deps.db.transaction(async (tx) => {
  for (const { on: event, ...seed } of SEEDS) await tx.insert(bookings).values(row(on[event], seed))
  await tx.update(events).set({ taken: 12 })
  await tx
    .update(events)
    .set({ startsLocal: '2024-05-01 09:00:00', endsLocal: '2024-05-01 17:00:00' })
    .where(eq(events.id, before))
})
function row(eventId: string, seed: Omit<BookingSeed, 'on'>): typeof bookings.$inferInsert {
  const id = randomUUID()
  const at = deps.clock()
  return {
    id,
    eventId,
    referenceHash: id,
    people: 1,
    language: 'de',
    email: `${seed.name.length}@example.ch`,
    totalCents: 0,
    termsVersion: 'test',
    termsAcceptedAt: at,
    provider: 'testkasse',
    requestHash: id,
    createdAt: at,
    updatedAt: at,
    ...seed,
  }
}

async function list(query: Record<string, string>): Promise<BookingList> {
  const answer = await get(`/bookings?${new URLSearchParams({ lng: 'de', ...query })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as BookingList
}
const names = async (query: Record<string, string>) => (await list(query)).bookings.map(({ name }) => name)

describe('the list of all bookings', () => {
  it.each<[BookingFilter, string[]]>([
    ['coming', ['ärmel', 'Eva', 'Zoe Keller']],
    ['past', ['Bo']],
    ['waiting', ['=1+1']],
    ['cancelled', ['Dario', 'Cora']],
    // Whoever pays right now has left nothing open.
    ['open', ['Cora', 'Bo', 'ärmel']],
    ['all', SEEDS.map(({ name }) => name).toReversed()],
  ])('shows of %s what is asked for, with how many each has', async (filter, expected) => {
    const { bookings: listed, counts } = await list({ filter })
    const sameDay = filter === 'coming'
    const got = listed.map(({ name }) => name)
    expect(sameDay ? [...got.slice(0, 2).toSorted().toReversed(), ...got.slice(2)] : got).toEqual(expected)
    expect(counts[filter]).toBe(expected.length)
  })

  it('is sorted by name as people sort, by the day of the event, by the booking or by amount', async () => {
    expect(await names({ filter: 'all', sort: 'name' })).toEqual([
      '=1+1',
      'ärmel',
      'Bo',
      'Cora',
      'Dario',
      'Eva',
      'Zoe Keller',
    ])
    expect((await names({ filter: 'all', sort: 'event' })).slice(0, 2).toSorted()).toEqual(['Bo', 'Dario'])
    expect((await names({ filter: 'all', sort: '-event' })).slice(0, 2).toSorted()).toEqual([
      'Cora',
      'Zoe Keller',
    ])
    expect((await names({ filter: 'all', sort: 'booked' }))[0]).toBe('Zoe Keller')
    expect((await names({ filter: 'all', sort: '-amount' })).slice(0, 2)).toEqual(['Bo', 'Zoe Keller'])
  })

  it('is searched by any part of name, company and address, by number and by telephone', async () => {
    const [newest] = (await list({ filter: 'all' })).bookings
    expect(await names({ filter: 'all', q: String(newest?.number) })).toEqual(['Eva'])
    expect(await names({ filter: 'all', q: 'muster' })).toEqual(['ärmel'])
    expect(await names({ filter: 'all', q: '079 000 00 21' })).toEqual(['Dario'])
    expect(await names({ filter: 'all', q: '100%' })).toEqual([])
    expect(await names({ filter: 'all', q: 'x' })).toEqual([])
    expect((await list({ q: 'KELLER' })).counts).toMatchObject({ all: 1, coming: 1, past: 0 })
  })

  it('refuses an invalid query', async () => {
    await expectStatus(get('/bookings?filter=nonsense'), 422)
    await expectStatus(get('/bookings?sort=email'), 422)
    await expectStatus(get(`/bookings?q=${'x'.repeat(101)}`), 422)
  })

  it('is a file of what is filtered, in the order that is shown, without formulas', async () => {
    const answer = await get('/bookings.csv?filter=all&sort=amount&lng=de')
    expect(answer.status, answer.text).toBe(200)
    const [head, ...rows] = answer.text.trim().split('\r\n')
    expect(head).toContain('Nummer;Gebucht am;Name;Firma')
    expect(rows).toHaveLength(SEEDS.length)
    const amounts = rows.map((each) => Number(each.split(';').at(-3)))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(answer.text).toContain(";'=1+1;")
    const due = rows.reduce((sum, each) => sum + Number(each.split(';').at(-2)), 0)
    // 90 and 200 on invoice, a fee of 40, and 70 that are being paid.
    expect(due).toBe(400)
  })
})

it('shows every booking once, forwards and backwards, in each order', async () => {
  const event = await newEvent({ days: 60, places: 200 })
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(bookings)
      .values(
        Array.from({ length: 120 }, (_, index) =>
          row(event, { name: `Gast ${index % 5}`, state: 'confirmed', payment: 'paid', ...PAID }),
        ),
      )
    await tx.update(events).set({ taken: 200 }).where(eq(events.id, event))
  })
  for (const sort of sortsOf(BOOKING_SORTS)) {
    const there: string[][] = []
    let last = await list({ filter: 'all', sort })
    for (; ; last = await list({ filter: 'all', sort, after: last.next ?? '' })) {
      there.push(last.bookings.map(({ id }) => id))
      if (last.next === null) break
    }
    expect(new Set(there.flat()).size, sort).toBe(SEEDS.length + 120)
    expect(there.flat()).toHaveLength(SEEDS.length + 120)
    const back = await list({ filter: 'all', sort, before: last.previous ?? '' })
    expect(
      back.bookings.map(({ id }) => id),
      sort,
    ).toEqual(there.at(-2))
  }
})

it('finds what is due, and what goes back, as the booking shows it, in every state', async () => {
  const event = await newEvent({ days: 70, places: 1000 })
  const cents = [0, 30_00, 120_00]
  await deps.db.transaction(async (tx) => {
    await tx.update(events).set({ taken: 1000 }).where(eq(events.id, event))
    for (const state of BOOKING_STATES)
      await tx.insert(bookings).values(
        PAYMENT_STATES.flatMap((payment) =>
          cents.map((paidCents) =>
            row(event, {
              name: 'Geld',
              state,
              payment,
              totalCents: 100_00,
              feeCents: 40_00,
              paidCents,
              refundedCents: paidCents > 100_00 ? 15_00 : 0,
              creditedCents: paidCents > 0 ? 5_00 : 0,
              heldUntil: state === 'held' ? new Date() : null,
            }),
          ),
        ),
      )
  })
  const rows = await deps.db
    .select({ booking: bookings, due: BOOKING_DUE, refund: BOOKING_REFUND, isOpen: OPEN_BOOKING })
    .from(bookings)
    .where(eq(bookings.eventId, event))
  expect(rows).toHaveLength(BOOKING_STATES.length * PAYMENT_STATES.length * cents.length)
  for (const { booking, due, refund, isOpen } of rows) {
    const name = `${booking.state} ${booking.payment} ${booking.paidCents}`
    expect([due, refund], name).toEqual([dueOf(booking), refundOf(booking)])
    expect(isOpen, name).toBe((dueOf(booking) > 0 && booking.state !== 'held') || refundOf(booking) > 0)
  }
})
