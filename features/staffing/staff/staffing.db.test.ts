import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { DueRow } from '#features/today/due-row.ts'
import { authUsers } from '#features/account/database/account.tables.server.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { staffProfiles } from '#features/staffing/database/staffing.tables.server.ts'
import { NO_GUIDES } from '#features/staffing/event-guides.ts'
import { swissTime } from '#i18n/format-date.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'
import { findPublicEvent } from '#features/staffing/http/find-public-event.ts'

let [anna, beat] = ['', '']
let guide: Awaited<ReturnType<StaffScene['staff']>>

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  const members = await Promise.all([scene.staff('guide'), scene.staff('owner'), scene.staff('guide')])
  ;[anna, beat] = [members[0].userId, members[1].userId]
  guide = members[2]
  const people = [
    { accountId: anna, name: 'Anna', leads: true },
    { accountId: beat, name: 'Beat', leads: true },
    { accountId: guide.userId, name: 'Gian', leads: true },
  ]
  await scene.deps.db.insert(staffProfiles).values(people)
})

const dayIn = (days: number) => swissTime(new Date(scene.deps.clock().getTime() + days * 86_400_000)).day

async function added(days: number, more: Partial<EventInput> = {}): Promise<string> {
  const answer = await scene.post('/events', scene.input(days, more))
  expect(answer.status).toBe(201)
  return answer.body.id
}
const led = (lead: string | null, more: object = {}) => ({ ...NO_GUIDES, lead, ...more })
const assign = (id: string, guides: object, seen: object = NO_GUIDES, agreed = false) =>
  scene.post(`/events/${id}/guides`, { guides, seen, agreed })
const block = (staffId: string | null, day: string) =>
  scene.post('/blocked-days', { id: randomUUID(), staffId, fromDay: day, toDay: day, kind: 'illness' })
const publicEvent = (id: string) =>
  findPublicEvent(scene.deps.db, id, { language: 'de', now: scene.deps.clock(), offer: FIRST_OFFER })

it('a planned series shows what else is on each of its dates', async () => {
  const [sixth, twentieth] = [await added(206), await added(220)]
  const { starts, ends } = scene.input(206)
  const [day, first] = [starts.slice(0, 10), `from=${starts}&to=${ends}`]
  const ask = async (query: string) => {
    const { status, body } = await scene.get(`/time-clashes?${query}`)
    return { status, found: body.clashes?.map(({ date, id }: { date: number; id: string }) => [date, id]) }
  }
  expect(await ask(first)).toEqual({ status: 200, found: [[0, sixth]] })
  expect((await ask(`${first}&shifts=7,14,21&except=${sixth}`)).found).toEqual([[2, twentieth]])
  expect((await ask(`${first}&shifts=-14,14`)).found).toEqual([
    [0, sixth],
    [2, twentieth],
  ])
  for (const wrong of ['7,', 'x', day, Array.from({ length: 53 }, () => 7).join(',')])
    expect((await ask(`${first}&shifts=${wrong}`)).status).toBe(422)
})

describe('the guide of an event', () => {
  it('is set once, logged, shown to staff, and in public only where the owner wants it', async () => {
    const id = await added(20)
    const writes = scene.writes()
    expect((await assign(id, led(anna, { helpers: [beat] }))).status).toBe(200)
    expect((await assign(id, led(anna, { helpers: [beat] }))).status).toBe(200)
    expect(scene.writes()).toBeGreaterThan(writes)
    expect(await scene.trail(id)).toEqual(['guides_assigned', 'event_added'])
    const { event } = (await scene.get(`/events/${id}/roster`)).body
    expect(event.guides).toMatchObject({ leadName: 'Anna', helperNames: ['Beat'], shown: false })
    expect((await publicEvent(id))?.lead).toBeUndefined()
    const seen = led(anna, { helpers: [beat] })
    expect((await assign(id, led(anna, { shown: true }), seen)).status).toBe(200)
    expect((await publicEvent(id))?.lead).toBe('Anna')
  })

  it('is not overwritten unseen, and one of two simultaneous changes is refused', async () => {
    const id = await added(21)
    const answers = await Promise.all([assign(id, led(anna)), assign(id, led(beat))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body).toMatchObject({ code: 'changed_meanwhile' })
  })

  it('is warned of blocked days and other events before saving, and set when they were seen', async () => {
    const [one, other] = [await added(22), await added(22)]
    await assign(one, led(anna))
    await block(beat, dayIn(22))
    const { choices } = (await scene.get(`/events/${other}/guide-choices`)).body
    const of = (id: string) => choices.find((choice: { id: string }) => choice.id === id)
    expect(of(anna).clashes).toMatchObject([{ kind: 'event', title: 'Aufbruch im Nebel' }])
    expect(of(beat).clashes).toMatchObject([{ kind: 'blocked' }])
    expect(of(guide.userId).clashes).toEqual([])
    expect((await assign(other, led(anna))).body).toMatchObject({ code: 'guide_clash' })
    expect((await assign(other, led(anna), NO_GUIDES, true)).status).toBe(200)
  })

  it('of two simultaneous events cannot be the same person unseen, in any order of requests', async () => {
    const both = [await added(23), await added(23)]
    const answers = await Promise.all(both.map((id) => assign(id, led(anna))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is somebody of the team, with a name when shown in public', async () => {
    const id = await added(24)
    expect((await assign(id, led(randomUUID()))).body).toMatchObject({ code: 'unknown_staff_person' })
    expect((await assign(id, led(scene.userId, { shown: true }))).body).toMatchObject({
      code: 'lead_unnamed',
    })
    expect((await assign(randomUUID(), led(anna))).status).toBe(404)
    expect((await scene.post(`/staff-people/${scene.userId}`, { name: 'Ursina', leads: true })).status).toBe(
      200,
    )
    expect((await assign(id, led(scene.userId, { shown: true }))).status).toBe(200)
    expect((await publicEvent(id))?.lead).toBe('Ursina')
  })
})

describe('a former member of the team', () => {
  it('leads nothing: the event needs a guide again', async () => {
    const { db, clock } = scene.deps
    const soon = await added(2)
    await assign(soon, led(anna))
    const asks = async () =>
      (await scene.get('/today')).body.due.some(({ kind, id }: DueRow) => kind === 'lead' && id === soon)
    const isAway = async () =>
      (await scene.get('/events?weeks=1')).body.events.find(({ id }: { id: string }) => id === soon)
        .leadIsAway
    expect([await asks(), await isAway()]).toEqual([false, false])
    await db.update(authUsers).set({ staffRole: null, staffSince: null }).where(eq(authUsers.id, anna))
    expect([await asks(), await isAway()]).toEqual([true, true])
    await db.update(authUsers).set({ staffRole: 'guide', staffSince: clock() }).where(eq(authUsers.id, anna))
  })
})

describe('a guide', () => {
  it('sees the events and rosters that they lead or help at, and none that nobody has been given yet', async () => {
    const [own, open, others] = [await added(30), await added(31), await added(32)]
    await assign(own, led(anna, { helpers: [guide.userId] }))
    await assign(others, led(beat))
    const { events } = (await scene.get('/events?weeks=8', guide.token)).body
    const ids = events.map(({ id }: { id: string }) => id)
    expect(ids).toContain(own)
    expect((await scene.get(`/events/${own}/roster`, guide.token)).status).toBe(200)
    for (const id of [open, others]) {
      expect(ids).not.toContain(id)
      const marks = { sentAt: scene.deps.clock().toISOString(), marks: [] }
      for (const refused of [
        await scene.get(`/events/${id}/roster`, guide.token),
        await scene.post(`/events/${id}/roster-marks`, marks, guide.token),
      ])
        expect(refused.body).toMatchObject({ code: 'no_permission' })
    }
    expect((await scene.post(`/events/${own}/guides`, {}, guide.token)).status).toBe(403)
    expect((await scene.get('/blocked-days', guide.token)).status).toBe(403)
  })

  it('sees own events in the week of Today and in search, and no participants of other events', async () => {
    const [own, others, open] = [
      await scene.event({ title: { de: 'Nebelpfad' }, days: 33 }),
      await scene.event({ title: { de: 'Nebelmeer' }, days: 34 }),
      await scene.event({ title: { de: 'Nebelwald' }, days: 35 }),
    ]
    await assign(own, led(guide.userId))
    await assign(others, led(anna))
    await scene.booked(own, { name: 'Ida Eigenegg', email: 'ida@example.ch' })
    await scene.booked(others, { name: 'Fred Fremdegg', email: 'fred@example.ch' })
    await scene.booked(open, { name: 'Ola Offenegg', email: 'ola@example.ch' })
    const found = async (q: string, bearer?: string) =>
      (await scene.get(`/search?q=${q}`, bearer)).body.hits.map(({ id }: { id: string }) => id)
    expect(await found('eigenegg', guide.token)).toHaveLength(1)
    expect(await found('fremdegg', guide.token)).toEqual([])
    expect(await found('offenegg', guide.token)).toEqual([])
    expect(await found('nebelpfad', guide.token)).toEqual([own])
    expect(await found('nebelmeer', guide.token)).toEqual([])
    expect(await found('nebelwald', guide.token)).toEqual([])
    expect(await found('nebelmeer')).toEqual([others])
    const [soon, soonOpen] = [await added(1), await added(1)]
    await assign(soon, led(anna))
    const week = async (bearer?: string) =>
      (await scene.get('/today', bearer)).body.week.map(({ id }: { id: string }) => id)
    expect(await week()).toEqual(expect.arrayContaining([soon, soonOpen]))
    for (const id of [soon, soonOpen]) expect(await week(guide.token)).not.toContain(id)
  })
})

describe('blocked days', () => {
  it('are refused in the year 0, which no calendar has', async () => {
    expect((await scene.get('/day-hits?from=0000-01-01&to=0000-01-02')).status).toBe(422)
  })

  it('show what they affect: their events and unassigned ones, and not those of others', async () => {
    const [own, open, others] = [await added(40), await added(40), await added(40)]
    await assign(own, led(anna), NO_GUIDES, true)
    await assign(others, led(beat), NO_GUIDES, true)
    const before = (await scene.get(`/day-hits?from=${dayIn(40)}&to=${dayIn(40)}&staff=${anna}`)).body
    const { id } = (await block(anna, dayIn(40))).body
    const { hits, block: stored } = (await scene.get(`/blocked-days/${id}?lng=de`)).body
    expect(stored).toMatchObject({ staffId: anna, kind: 'illness' })
    expect(hits).toEqual(before.hits)
    const ids = hits.events.map((event: { id: string }) => event.id)
    expect(ids).toEqual(expect.arrayContaining([own, open]))
    expect(ids).not.toContain(others)
  })

  it('of everybody affect every event, and are in the list and the week until they are removed', async () => {
    const id = await added(2)
    await assign(id, led(beat), NO_GUIDES, true)
    const made = (await block(null, dayIn(2))).body
    const file = (await scene.get(`/blocked-days/${made.id}`)).body
    expect(file.hits.events.map((event: { id: string }) => event.id)).toContain(id)
    const today = (await scene.get('/today')).body
    expect(today.week).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'blocked', id: made.id })]),
    )
    const isDue = (due: { kind: string; id: string }[]) =>
      due.some((row) => row.kind === 'lead' && row.id === id)
    expect(isDue(today.due)).toBe(true)
    expect((await scene.post(`/blocked-days/${made.id}/removal`)).status).toBe(200)
    expect((await scene.post(`/blocked-days/${made.id}/removal`)).status).toBe(200)
    expect((await scene.get(`/blocked-days/${made.id}`)).status).toBe(404)
    expect(isDue((await scene.get('/today')).body.due)).toBe(false)
  })

  it('are due as a gap in the roster until the event has a guide', async () => {
    const id = await added(3)
    const gap = async () =>
      (await scene.get('/today')).body.due.some(
        (row: { kind: string; id: string }) => row.kind === 'lead' && row.id === id,
      )
    expect(await gap()).toBe(true)
    await assign(id, led(anna), NO_GUIDES, true)
    expect(await gap()).toBe(false)
  })

  it('refuse an unknown person, days in reverse order and invalid days', async () => {
    expect((await block(randomUUID(), dayIn(5))).body).toMatchObject({ code: 'unknown_staff_person' })
    const range = { id: randomUUID(), staffId: null, kind: 'other' }
    const backwards = { ...range, fromDay: dayIn(5), toDay: dayIn(4) }
    expect((await scene.post('/blocked-days', backwards)).body).toMatchObject({
      code: 'block_ends_before_start',
    })
    expect((await scene.post('/blocked-days', { ...backwards, toDay: '2027-02-30' })).status).toBe(422)
  })
})

describe('drafts and series', () => {
  it('a draft without bookings is deleted once; what is public, booked or given away is not', async () => {
    const draft = await added(50, { public: false })
    await assign(draft, led(anna), NO_GUIDES, true)
    const answers = await Promise.all([1, 2].map(() => scene.post(`/events/${draft}/removal`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await scene.get(`/events/${draft}`)).status).toBe(404)
    expect((await scene.trail(draft)).filter((action) => action === 'event_removed')).toHaveLength(1)
    const open = await added(51)
    expect((await scene.post(`/events/${open}/removal`)).body).toMatchObject({ code: 'event_public' })
    const eventId = await added(52, { public: false, blocked: 2 })
    expect((await scene.post(`/events/${eventId}/removal`)).body).toMatchObject({ code: 'event_in_use' })
  })

  it('a draft booked simultaneously is either deleted before or kept', async () => {
    const id = await added(53)
    const file = (await scene.get(`/events/${id}`)).body
    const hidden = {
      seen: file.event.updatedAt,
      input: { ...file.event.input, public: false },
      agreed: false,
    }
    const [booked] = await Promise.all([scene.book(id), scene.call('PUT', `/events/${id}`, hidden)])
    await scene.post(`/events/${id}/removal`)
    expect((await scene.get(`/events/${id}`)).status).toBe(booked.ok ? 200 : 404)
  })

  it('a series uses free days, each once, at the same times', async () => {
    const id = await added(60)
    const days = [dayIn(75), dayIn(63), dayIn(63), dayIn(60)]
    const answer = await scene.post(`/events/${id}/repetitions`, { days })
    expect(answer.status).toBe(201)
    const files = await Promise.all(answer.body.ids.map((each: string) => scene.get(`/events/${each}`)))
    expect(files.map(({ body }) => body.event.startsAt.slice(0, 16))).toEqual([
      `${dayIn(63)}T09:00`,
      `${dayIn(75)}T09:00`,
    ])
    expect((await scene.post(`/events/${id}/repetitions`, { days: [] })).status).toBe(422)
  })

  it('changes this date, or this and the following ones, with one confirmation for all who are mailed', async () => {
    const id = await added(80)
    const { ids } = (await scene.post(`/events/${id}/repetitions`, { rhythm: 'weekly', count: 3 })).body
    const [second, third, fourth] = ids as [string, string, string]
    for (const each of [third, fourth]) expect((await scene.book(each)).ok).toBe(true)
    const fileOf = async (each: string) => (await scene.get(`/events/${each}`)).body.event
    const before = await fileOf(second)
    expect(before.following).toBe(2)
    const input = {
      ...before.input,
      place: { de: 'Rigi' },
      ends: before.input.ends.replace('17:00', '18:00'),
    }
    const change = (agreed: boolean, following: boolean) =>
      scene.call('PUT', `/events/${second}`, { seen: before.updatedAt, input, agreed, following })
    expect((await change(false, true)).body).toMatchObject({ code: 'notifies_booked', bookings: 2 })
    expect((await fileOf(third)).place).toBe('Zugerberg')
    const answers = await Promise.all([change(true, true), change(true, true)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const each of [second, third, fourth]) {
      const changed = await fileOf(each)
      expect(changed.place).toBe('Rigi')
      expect(changed.endsAt.slice(11, 16)).toBe('18:00')
      expect(changed.startsAt.slice(11, 16)).toBe('09:00')
    }
    expect((await fileOf(id)).place).toBe('Zugerberg')
  })
})
