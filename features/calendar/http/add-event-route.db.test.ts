import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { afterEventChange } from '#features/calendar/staff/after-event-change.server.ts'
import { localSignedInGuard } from '#features/account/http/staff-member.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { someone } from '#test/auth/auth-scene.ts'
import { insertAccount } from '#test/staff/insert-account.ts'
import { addEventRoute } from './add-event-route.ts'

let app: FastifyInstance
const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  const { db, clock } = scene.deps
  app = Fastify()
  addEventRoute(app, {
    calendar: { db, clock, listRecipients, afterChange: afterEventChange(scene.deps) },
    signedIn: localSignedInGuard(scene.auth.context),
    onCalendarWrite: () => undefined,
    limited: true,
  })
})
afterAll(() => app.close())

async function add(bearer: string | undefined, payload: object) {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const answer = await app.inject({ method: 'POST', url: '/api/events', headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const visitor = () => insertAccount(scene.auth.context, { email: someone() })

it('any signed-in user may add an event (RULING 12); anonymous visitors and guests may not', async () => {
  const { token } = await visitor()
  const announced = scene.input(20, { serviceId: null, priceCents: null })
  expect(await add(token, announced)).toMatchObject({
    status: 201,
    body: { id: expect.any(String) },
  })
  expect(await add(undefined, announced)).toEqual({
    status: 401,
    body: { statusCode: 401, code: 'not_signed_in' },
  })
  const guest = await insertAccount(scene.auth.context, { email: null, isAnonymous: true })
  expect(await add(guest.token, announced)).toMatchObject({ status: 403 })
})

it('only staff add what can be sold, a service or a price, or give places away', async () => {
  const { token } = await visitor()
  const [service, price, custom] = [
    scene.input(21, { serviceId: 'aufbruch', priceCents: null }),
    scene.input(22, { serviceId: null, priceCents: 1 }),
    scene.input(24, { serviceId: null, priceCents: null, blocked: 1 }),
  ]
  for (const [input, field] of [
    [service, 'serviceId'],
    [price, 'priceCents'],
    [custom, 'blocked'],
  ] as const) {
    expect(await add(token, input)).toEqual({
      status: 403,
      body: { statusCode: 403, code: 'only_staff', field },
    })
    expect((await add(scene.token, input)).status).toBe(201)
  }
})

it('names the field that is wrong, and has a limit per network', async () => {
  const { token } = await visitor()
  const wrong = await add(token, { ...scene.input(23), title: { de: '' } })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid', fields: [{ field: 'title.de' }] } })
  const statuses: number[] = []
  for (let round = 0; round < 31; round++) statuses.push((await add(undefined, {})).status)
  expect(statuses.at(-1)).toBe(429)
})
