import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { z } from 'zod'
import { staffBookingSchema } from '#features/booking/rules/staff-booking-form.schema.ts'
import { COMPANY_PARTS } from '#features/company/company-parts.ts'
import { isBounded, jsonSchemaOf, leavesOf } from '#test/routes/schema-inputs.ts'
import {
  asJson,
  hostileAddresses,
  hostileBodies,
  type Target,
  unstorableTexts,
} from '#test/hostile/hostile-requests.ts'
import { openHostileScene } from '#test/hostile/open-hostile-scene.ts'
import { fewOf } from '#test/sample.ts'

/** Stubs that give the same answer to everything. */
const UNSERVED = /^\/(rest|functions|realtime)\//
/** Reads a raw stream, which `inject` lacks here; tested with the storage service. */
const UPLOAD = /^(POST|PUT) \/storage\/v1\/object\/(upload\/sign\/)?:bucket\/\*$/
/** Asked last, because they end what the others need. */
const ENDING = /logout|payment$|decline|cancel|expiry|empty|^DELETE/
/** Constant-time routes, slow by design: asked in parallel. */
const HELD_BACK = /^POST \/auth\/v1\/(signup|otp|recover|resend)$/

/** All pages are one route; with the query parameters that each reads. */
const PAGES: Record<string, readonly string[]> = {
  '/event-kalender': ['service', 'month', 'view'],
  '/event-kalender/:id': [],
  '/buchen': ['serviceId', 'eventId', 'people'],
  '/buchen/anfrage': ['serviceId', 'eventId', 'people'],
  '/buchung/:reference': [],
  '/shop': ['collection', 'sort'],
  '/product/:id': [],
  '/success': ['order'],
  '/news': ['page'],
  '/news/:slug': [],
  '/suche': ['q'],
  '/kontakt/gesendet': ['ref'],
  '/newsletter/bestaetigen': ['token'],
  '/datenschutz/meine-daten/einsicht': ['token'],
}

/** Of inputs that have no limit by their schema, where the limit is. */
const LIMITED_ELSEWHERE = {
  'POST /api/staff/bookings form': 'the schema of booking by telephone, below',
  'POST /api/staff/facts/:id value': 'the schemas of the parts of the company, below',
  'POST /api/staff/company/:id value': 'the schemas of the parts of the company, below',
  'meeting-places .*': 'as many as there are places to meet',
  'telephone booking people': 'once it is read as a number',
  'telephone booking shownTotalCents': 'is compared with the total alone',
  'POST /api/staff/retention-approvals counts.*': 'is compared with the alert and must equal it',
}

/** Some of those that are found by watching what each route reads. */
const FOUND = {
  '/store/:storeId/products': ['ids[]', 'offset', 'limit', 'order', 'sort_by', 'is_hidden', 'to_date'],
  '/api/events': ['service', 'from', 'until', 'cancelled', 'limit'],
  '/auth/v1/authorize': ['provider', 'scopes', 'code_challenge', 'code_challenge_method'],
  '/auth/v1/admin/users': ['page', 'per_page', 'filter'],
  '/api/staff/quotes': ['filter', 'q', 'sort', 'after', 'before'],
}
/** What is read only once other things are right. */
const READ_LATE: readonly [route: RegExp, names: readonly string[]][] = [
  [/^\/auth\/v1\//, ['redirect_to']],
  [/^\/storage\/v1\/bucket/, ['limit', 'offset', 'sortColumn', 'sortOrder', 'search']],
  [/^\/storage\/v1\/render/, ['token', 'width', 'height', 'resize', 'quality', 'format']],
  [/^\/storage\/v1\/object/, ['token', 'download']],
]

let changing: Target[]
let reading: Target[]
const scene = await forThisFile(openHostileScene())
beforeAll(async () => {
  const served = scene.targets.filter(
    (target) => !UNSERVED.test(target.route) && !UPLOAD.test(nameOf(target)),
  )
  const isEnding = (target: Target) => ENDING.test(nameOf(target))
  const writing = served.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  changing = [...writing.filter((target) => !isEnding(target)), ...writing.filter(isEnding)]
  const pages = Object.keys(PAGES).map((url) => ({ method: 'GET', route: url, url, headers: {} }))
  reading = [...served.filter(({ method }) => method === 'GET'), ...pages]
})

const nameOf = ({ method, route }: Target) => `${method} ${route}`

it('every input of the back office has a limited size, by its schema', () => {
  const inner = { 'telephone booking': staffBookingSchema, ...partSchemas() }
  const schemas = Object.fromEntries(
    scene.routes.flatMap(({ method, url, body, query }) => {
      const schema = method === 'HEAD' ? undefined : (body ?? query)
      return schema ? [[`${method} ${url}`, schema]] : []
    }),
  )
  expect(Object.keys(schemas).length).toBeGreaterThan(150)
  const unlimited = Object.entries({ ...schemas, ...inner }).flatMap(([name, schema]) =>
    leavesOf(jsonSchemaOf(schema)).flatMap((leaf) => (isBounded(leaf) ? [] : [`${name} ${leaf.place}`])),
  )
  expect(unlimited.toSorted()).toEqual(Object.keys(LIMITED_ELSEWHERE).toSorted())
})

it('every input of the back office has a valid example, made from its schema', () => {
  const refused = scene.routes.flatMap(({ method, url, body, query }) => {
    const schema = method === 'HEAD' ? undefined : (body ?? query)
    const parsed = schema && z.safeParse(schema, scene.bodies[`${method} ${url}`])
    return parsed?.success === false ? [`${method} ${url}: ${JSON.stringify(parsed.error.issues)}`] : []
  })
  expect(refused).toEqual([])
})

it('the bodies varied here are valid and belong to existing routes', async () => {
  const names = new Set(scene.targets.map(nameOf))
  expect(Object.keys(scene.bodies).filter((key) => !names.has(key.split('?')[0] ?? ''))).toEqual([])
  const misread: string[] = []
  for (const target of changing) {
    if (!target.body || ENDING.test(nameOf(target))) continue
    const { statusCode, body } = await scene.ask(asJson(target, JSON.stringify(target.body)))
    // What the back office refuses further is refused by what there is, not by its form.
    const isRefused = statusCode === 422 && (!target.schema || /"code":"invalid"/.test(body))
    if (isRefused || /InvalidRequest|bad_field/.test(body)) misread.push(`${nameOf(target)}: ${body}`)
  }
  expect(misread).toEqual([])
})

it('no text that PostgreSQL cannot store causes a 5xx, in any place whose schema accepts it', async () => {
  const declared = [...reading, ...changing].filter(({ schema }) => schema)
  expect(declared.length).toBeGreaterThan(120)
  expect(await faultsOf(declared, unstorableTexts, (_, requests) => [...requests])).toEqual([])
})

it('no hostile body causes a 5xx', async () => {
  expect(await faultsOf(changing, hostileBodies)).toEqual([])
  expect((await scene.ask({ url: '/healthz' })).statusCode).toBe(200)
})

it('no hostile address or header does either', async () => {
  for (const target of reading) await scene.ask(target as InjectOptions)
  const namesOf = ({ route, url }: Target) =>
    [
      ...new Set([
        ...scene.queryNamesOf(route),
        ...(PAGES[route] ?? []),
        ...READ_LATE.flatMap(([pattern, names]) => (pattern.test(route) ? names : [])),
        ...new URL(url, 'http://localhost').searchParams.keys(),
      ]),
    ].filter((name) => name !== 'lng')
  for (const [route, names] of Object.entries(FOUND))
    expect(scene.queryNamesOf(route)).toEqual(expect.arrayContaining(names))
  const requests: Requests = (target) => hostileAddresses(target, namesOf(target))
  expect(await faultsOf([...reading, ...changing], requests)).toEqual([])
  expect((await scene.ask({ url: '/healthz' })).statusCode).toBe(200)
})

type Requests = (target: Target) => Iterable<[what: string, request: InjectOptions]>

/** Routes that answered 5xx. Areas of the site run in parallel, the requests of one area in sequence. */
async function faultsOf(targets: Target[], requests: Requests, taken = fewOf): Promise<string[]> {
  const faults: string[] = []
  const parts = Object.values(Object.groupBy(targets, ({ route }) => route.split('/', 3).join('/')))
  await Promise.all(
    parts.map(async (part = []) => {
      for (const target of part) {
        const waiting = taken(nameOf(target), requests(target)).values()
        const askInTurn = async () => {
          for (const [what, request] of waiting) {
            const statusCode = await statusOf(request)
            if (statusCode >= 500) faults.push(`${nameOf(target)} with ${what}: ${statusCode}`)
          }
        }
        await Promise.all(Array.from({ length: HELD_BACK.test(nameOf(target)) ? 20 : 1 }, askInTurn))
      }
    }),
  )
  return faults
}

/** Retries once what a busy machine answers, as clients do: 503, and 504 after the time limit of a request. */
async function statusOf(request: InjectOptions): Promise<number> {
  const { statusCode } = await scene.ask(request)
  if (statusCode !== 503 && statusCode !== 504) return statusCode
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return (await scene.ask(request)).statusCode
}

function partSchemas(): Record<string, z.ZodType> {
  return Object.fromEntries(Object.values(COMPANY_PARTS).map(({ name, schema }) => [name, schema]))
}
