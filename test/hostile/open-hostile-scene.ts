import type { AddressInfo } from 'node:net'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { eventInput } from '../staff/event-input.ts'
import { insertAccount } from '../staff/insert-account.ts'
import { dayAhead } from './day-ahead.ts'
import { validBodies } from './valid-bodies.ts'
import { validStaffInputs } from '../routes/valid-staff-inputs.ts'
import type { Target } from './hostile-requests.ts'
import { openWholeSite } from './open-whole-site.ts'

/** The whole site with one record of each kind, and all its targets. */
export async function openHostileScene() {
  const site = await openWholeSite()
  const { app, routes, serviceKey, queryNamesOf } = site
  let sent = 0
  /** A new loopback address each: bypasses the limits, and the mailbox admits it. */
  const ask = (options: InjectOptions): Promise<LightMyRequestResponse> => {
    sent += 1
    return app.inject({ remoteAddress: `127.${(sent >> 8) & 255}.${sent & 255}.1`, ...options })
  }
  const [staff, visitor, third] = await Promise.all([
    insertAccount(site.accounts, { email: 'staff@example.ch', staffRole: 'owner' }),
    insertAccount(site.accounts, { email: 'visitor@example.ch' }),
    insertAccount(site.accounts, { email: 'third@example.ch' }),
  ])
  const headersOf = (url: string) => {
    const isService = /^\/(auth\/v1\/(admin|invite)|storage\/)/.test(url)
    const token = isService ? serviceKey : url.startsWith('/auth/') ? visitor.token : staff.token
    return { authorization: `Bearer ${token}` }
  }
  async function made(url: string, payload?: object) {
    const method = payload ? 'POST' : 'GET'
    const answer = await ask({ method, url, headers: headersOf(url), ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  const { id: eventId } = await made('/api/staff/events', eventInput(dayAhead(30), { places: 900 }))
  const bodies = { ...validStaffInputs(routes, eventId), ...validBodies(eventId) }
  const booking = await made('/api/bookings', bodies['POST /api/bookings'])
  const { bookings } = await made(`/api/staff/events/${eventId}`)
  const { reference: inquiry } = await made('/api/inquiries/contact', bodies['POST /api/inquiries/contact'])
  const { inquiries } = await made('/api/staff/inquiries')
  const { url: till } = await made('/store/gratweg/checkout', bodies['POST /store/:storeId/checkout'])
  const { id: quoteId } = await made('/api/staff/quotes', {
    ...bodies['POST /api/staff/quotes'],
    inquiryId: null,
  })
  const { id: invoiceId } = await made('/api/staff/invoices', bodies['POST /api/staff/invoices'])
  await made('/storage/v1/bucket', { name: 'hostile', public: true })
  // Uploads need a real socket, which `inject` lacks.
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  for (const key of ['a/b.txt', 'a/c.txt']) {
    const url = `/storage/v1/object/hostile/${key}`
    await fetch(origin + url, { method: 'POST', headers: headersOf(url), body: 'Guten Tag' })
  }

  /** Id for `:id`; the first matching pattern counts. */
  const ids: [RegExp, string][] = [
    [/\/staff\/bookings\//, bookings[0].id],
    [/\/staff\/inquiries\//, inquiries[0].id],
    [/\/staff\/orders\//, '1'],
    [/\/staff\/quotes\//, quoteId],
    [/\/staff\/invoices\//, invoiceId],
    [/\/staff\/legal\//, 'terms'],
    [/\/staff\/news\//, 'feuer-ohne-feuerzeug'],
    [/\/staff\/(texts|text-queue)\//, 'home'],
    [/\/staff\/(services|prices)\//, 'aufbruch'],
    [/\/staff\/facts\//, 'openingHours'],
    [/\/staff\/company\//, 'company'],
    [/\/admin\//, third.id],
    [/\/products\//, 'peilkompass'],
    [/./, eventId],
  ]
  const places: Record<string, string> = {
    storeId: 'gratweg',
    bucket: 'hostile',
    sessionId: new URL(till).pathname.split('/').at(-1) ?? '',
  }
  const fill = (route: string) =>
    route.replace(/:(\w+)|\*/g, (place, name: string | undefined) => {
      if (name === 'id') return ids.find(([pattern]) => pattern.test(route))?.[1] ?? ''
      if (name === 'reference') return route.includes('/inquiries/') ? inquiry : booking.reference
      if (place === '*') return 'a/b.txt'
      return places[name ?? ''] ?? NOBODY
    })
  const targets = routes.flatMap(({ method, url: route, body: schema, query }): Target[] => {
    const plain = { method, route, headers: headersOf(route), schema }
    const input = bodies[`${method} ${route}`]
    if (query) return [{ ...plain, schema: query, url: `${fill(route)}?${queryOf(input)}` }]
    const honest = Object.entries(bodies).filter(([key]) => key.split('?')[0] === `${method} ${route}`)
    if (honest.length === 0) return [{ ...plain, url: fill(route) }]
    return honest.map(([key, body]) => {
      const query = key.split('?')[1]
      return { ...plain, url: query ? `${fill(route)}?${query}` : fill(route), body }
    })
  })
  return { ask, routes, bodies, targets, queryNamesOf, close: site.close }
}

const queryOf = (input: object = {}) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))

const NOBODY = '00000000-0000-4000-8000-000000000000'
