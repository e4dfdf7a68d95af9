import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { BOOKING_FORM, openBookingScene } from '#test/bookings/booking-scene.ts'
import { bookingRoutes } from '#features/booking/http/booking-routes.ts'
import { noticeUntrustedProxy } from './notice-untrusted-proxy.ts'

let app: FastifyInstance

const scene = await forThisFile(openBookingScene())
beforeAll(async () => {
  app = Fastify()
  noticeUntrustedProxy(app, { trustProxy: false, publicUrl: 'http://shop.gratweg.test' })
  bookingRoutes(app, scene.deps)
})
afterAll(() => app.close())

let visitors = 0
async function hold(people: number, peer: string, eventId: string) {
  visitors += 1
  const answer = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    payload: { ...BOOKING_FORM, eventId, people, way: 'online', email: `v${visitors}@example.ch` },
    headers: { 'x-forwarded-for': `198.51.${visitors}.7` },
    remoteAddress: peer,
  })
  return answer.statusCode
}

it('forged addresses gain little: together they hold eight times the limit of one network', async () => {
  const event = await scene.event({ places: 1000 })
  const codes = []
  for (let n = 0; n < 9; n++) codes.push(await hold(30, '10.0.0.5', event))
  expect(codes).toEqual([...Array(8).fill(201), 429])
  // Another proxy, and a public peer whose header is ignored.
  expect(await hold(30, '10.0.0.6', event)).toBe(201)
  expect(await hold(30, '203.0.113.9', event)).toBe(201)
  expect(await hold(1, '203.0.113.9', event)).toBe(429)
})

it('one visitor at the limit of one network does not block another visitor behind the proxy', async () => {
  const event = await scene.event({ places: 1000 })
  expect(await hold(30, '10.0.0.7', event)).toBe(201)
  for (let n = 0; n < 40; n++) expect(await hold(1, '10.0.0.7', event)).toBe(201)
})
