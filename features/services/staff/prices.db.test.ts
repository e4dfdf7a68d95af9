import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { publishDuePrices } from '#features/services/plan-price.server.ts'
import type { StaffServicePrice } from '#features/services/service-price.ts'
import { readPublishedPrices } from '#features/services/service-prices-repository.server.ts'
import { servicePrices } from '#features/services/service-prices.tables.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { publishing } from '#features/messages/http/publishing.ts'

const DAY_MINUTES = 24 * 60

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  await scene.deps.db.delete(servicePrices)
  await scene.deps.db.delete(messagePublications)
})

async function read() {
  const { body } = await scene.get('/prices')
  return body as { today: string; services: StaffServicePrice[] }
}

async function priceOf(id = 'aufbruch'): Promise<StaffServicePrice> {
  const found = (await read()).services.find((each) => each.id === id)
  if (!found) throw new Error('no such service')
  return found
}

async function dayIn(days: number): Promise<string> {
  const { today } = await read()
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

async function plan(
  cents: number[],
  days: number,
  { id = 'aufbruch', seen }: { id?: string; seen?: number } = {},
) {
  const { revision } = id === 'seilpark' ? { revision: 0 } : await priceOf(id)
  return scene.post(`/prices/${id}`, { cents, fromDay: await dayIn(days), seen: seen ?? revision })
}

const publishDue = () =>
  publishDuePrices({ ...publishing('prices'), clock: scene.deps.clock, db: scene.deps.db })
const SERVICES = [...SURVIVAL_COURSES, ...TEAM_EVENTS]
const onSite = async () => (await readPublishedPrices(scene.deps.db, SERVICES)).aufbruch

it('lists every service in the order of the site, with the initial prices', async () => {
  const { services } = await read()
  expect(Object.fromEntries(services.map(({ id, cents }) => [id, cents]))).toEqual(FIRST_PRICES)
  expect(
    services.every(({ since, planned, revision }) => since === null && !planned.length && !revision),
  ).toBe(true)
})

it('lists a service that is a draft, by its name', async () => {
  const [, , , { id: _id, ...facts }] = TEAM_EVENTS
  const names = {
    de: 'Schneeschuh-Tag',
    en: 'Snowshoe day',
    fr: 'Journée raquettes',
    it: 'Giornata racchette',
  }
  const draft = {
    id: 'schneeschuh-tag',
    like: 'shelter-bau',
    names,
    picture: null,
    facts,
    cents: FIRST_PRICES['shelter-bau'],
  }
  expect((await scene.post('/services', draft)).status).toBe(201)
  expect(await priceOf('schneeschuh-tag')).toMatchObject({ name: 'Schneeschuh-Tag' })
  expect((await scene.post('/services/schneeschuh-tag/removal', { seen: 1 })).status).toBe(200)
})

describe('a price', () => {
  it('from today applies at once, and the previous one stays readable', async () => {
    expect((await plan([220_00], 0)).status).toBe(200)
    expect(await onSite()).toEqual([220_00])
    const { today } = await read()
    expect(await priceOf()).toMatchObject({
      cents: [220_00],
      since: today,
      planned: [],
      earlier: [{ since: null, cents: [200_00] }],
    })
  })

  it('from a later day applies from midnight of that day', async () => {
    expect((await plan([230_00], 2)).body).toMatchObject({ isPublished: false })
    expect(await publishDue()).toBe(0)
    expect(await onSite()).toEqual([200_00])
    expect((await priceOf()).planned).toMatchObject([{ fromDay: await dayIn(2), cents: [230_00] }])
    await scene.laterSignedIn(2 * DAY_MINUTES)
    expect(await publishDue()).toBe(1)
    expect(await publishDue()).toBe(0)
    expect(await onSite()).toEqual([230_00])
    expect((await priceOf()).planned).toEqual([])
  })

  it('planned for several days is applied in their order, also after the site was down over all of them', async () => {
    await plan([240_00], 4)
    await plan([210_00], 1)
    await plan([260_00], 2)
    expect((await priceOf()).planned.map(({ cents: [cents] }) => cents)).toEqual([210_00, 260_00, 240_00])
    await scene.laterSignedIn(5 * DAY_MINUTES)
    expect(await publishDue()).toBe(3)
    expect(await onSite()).toEqual([240_00])
    expect((await priceOf()).earlier.map(({ cents: [cents] }) => cents)).toEqual([260_00, 210_00, 200_00])
  })

  it('is published once, by any number of processes', async () => {
    await plan([250_00], 1)
    await scene.laterSignedIn(DAY_MINUTES)
    const counts = await Promise.all([publishDue(), publishDue(), publishDue()])
    expect(counts.toSorted()).toEqual([0, 0, 1])
    expect(await scene.deps.db.$count(messagePublications)).toBe(1)
  })

  it('of a later day can be replaced, and withdrawn until its day', async () => {
    await plan([230_00], 2)
    await plan([235_00], 2)
    const [planned, ...others] = (await priceOf()).planned
    expect([planned?.cents, others]).toEqual([[235_00], []])
    expect((await scene.post(`/planned-prices/${planned?.id}/withdrawal`)).status).toBe(200)
    expect((await priceOf()).planned).toEqual([])
    expect((await scene.post(`/planned-prices/${planned?.id}/withdrawal`)).body).toMatchObject({
      code: 'unknown_plan',
    })
    await scene.laterSignedIn(3 * DAY_MINUTES)
    expect(await publishDue()).toBe(0)
  })

  it('of a team event has an amount for each bracket', async () => {
    expect((await plan([1500_00, 110_00, 95_00], 0, { id: 'back-to-the-roots' })).status).toBe(200)
    expect((await readPublishedPrices(scene.deps.db, SERVICES))['back-to-the-roots']).toEqual([
      1500_00, 110_00, 95_00,
    ])
    expect((await plan([1500_00], 0, { id: 'back-to-the-roots' })).body).toMatchObject({
      code: 'invalid_amounts',
    })
  })

  it('can be read as of any publication, so that open pages keep theirs', async () => {
    for (const cents of [210_00, 220_00, 230_00]) await plan([cents], 0)
    const publications = (await scene.deps.db.select().from(messagePublications)).map(({ id }) => id)
    const [first = 0, second = 0] = publications.toSorted((a, b) => a - b)
    expect((await readPublishedPrices(scene.deps.db, SERVICES, first)).aufbruch).toEqual([210_00])
    expect((await readPublishedPrices(scene.deps.db, SERVICES, second)).aufbruch).toEqual([220_00])
    expect(await readPublishedPrices(scene.deps.db, SERVICES, first - 1)).toBe(FIRST_PRICES)
  })

  it('is refused for yesterday, for unknown services, unchanged, and after a concurrent change', async () => {
    const refused = async (answer: ReturnType<typeof plan>) => ((await answer).body as { code: string }).code
    expect(await refused(plan([220_00], -1))).toBe('day_over')
    expect(await refused(plan([220_00], 731))).toBe('day_too_far')
    expect(await refused(plan([220_00], 0, { id: 'seilpark' }))).toBe('unknown_service')
    expect(await refused(plan([200_00], 0))).toBe('same_price')
    await plan([220_00], 0)
    expect(await refused(plan([230_00], 0, { seen: 0 }))).toBe('changed_meanwhile')
    expect(await onSite()).toEqual([220_00])
  })

  it('is changed by one of two simultaneous requests', async () => {
    const answers = await Promise.all([plan([220_00], 0, { seen: 0 }), plan([230_00], 0, { seen: 0 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is logged with who set it', async () => {
    await plan([220_00], 0)
    const [row] = await scene.logOf('price_planned')
    expect(row).toMatchObject({ actorId: scene.userId, detail: { service: 'aufbruch', cents: '22000' } })
  })
})

it('stores how groups of a team event are invoiced, once for repeated requests, and not over a concurrent change', async () => {
  const invoicingOf = async () => (await read()).services.find(({ id }) => id === 'feuer-und-fokus')
  expect(await invoicingOf()).toMatchObject({ invoicing: { depositPercent: 0, revision: 0 } })
  const save = (body: object, id = 'feuer-und-fokus') => scene.post(`/prices/${id}/invoicing`, body)
  const deposit = { depositPercent: 30, depositDays: 10, seen: 0 }
  const answers = await Promise.all([save(deposit), save(deposit), save({ ...deposit, depositPercent: 40 })])
  const [first, second, other] = answers.map(({ status }) => status)
  expect(first === 409 || other === 409).toBe(true)
  expect(first).toBe(second)
  const { revision } = ((await invoicingOf()) as unknown as { invoicing: { revision: number } }).invoicing
  expect(revision).toBe(1)
  expect((await save({ depositPercent: 50, depositDays: 20, seen: 1 })).body).toEqual({ revision: 2 })
  expect(await scene.logOf('group_invoicing_set')).toHaveLength(2)
  expect((await save(deposit, 'aufbruch')).status).toBe(404)
  expect((await save({ ...deposit, depositDays: 0 })).status).toBe(422)
})
