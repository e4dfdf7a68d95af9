import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asJson, hostileAddresses, hostileBodies, type Target } from '#test/hostile/hostile-requests.ts'
import { openHostileScene } from '#test/hostile/open-hostile-scene.ts'
import { quarterOf } from '#test/sample.ts'

/** Stubs that give the same answer to everything. */
const UNSERVED = /^\/(rest|functions|realtime)\//
/** Reads a raw stream, which `inject` lacks here; tested with the storage service. */
const UPLOAD = /^(POST|PUT) \/storage\/v1\/object\/(upload\/sign\/)?:bucket\/\*$/
/** Asked last, because they end what the others need. */
const ENDING = /logout|payment$|decline|cancel|expiry|empty|^DELETE/
/** Constant-time routes, slow by design: asked in parallel. */
const HELD_BACK = /^POST \/auth\/v1\/(signup|otp|recover|resend)$/

const PAGES = [
  '/event-kalender',
  '/event-kalender/:id',
  '/buchen',
  '/buchen/anfrage',
  '/buchung/:reference',
  '/shop',
  '/product/:id',
  '/success',
  '/news',
  '/news/:slug',
  '/suche',
  '/kontakt/gesendet',
  '/newsletter/bestaetigen',
  '/datenschutz/meine-daten/einsicht',
]

let scene: Awaited<ReturnType<typeof openHostileScene>>
let changing: Target[]
let reading: Target[]
beforeAll(async () => {
  scene = await openHostileScene()
  const served = scene.targets.filter(
    (target) => !UNSERVED.test(target.route) && !UPLOAD.test(nameOf(target)),
  )
  const isEnding = (target: Target) => ENDING.test(nameOf(target))
  const writing = served.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  changing = [...writing.filter((target) => !isEnding(target)), ...writing.filter(isEnding)]
  const pages = PAGES.map((url) => ({ method: 'GET', route: url, url, headers: {} }))
  reading = [...served.filter(({ method }) => method === 'GET'), ...pages]
})
afterAll(() => scene.close())

const nameOf = ({ method, route }: Target) => `${method} ${route}`

it('the bodies varied here are valid and belong to existing routes', async () => {
  const names = new Set(scene.targets.map(nameOf))
  expect(Object.keys(scene.bodies).filter((key) => !names.has(key.split('?')[0] ?? ''))).toEqual([])
  const misread: string[] = []
  for (const target of changing) {
    if (!target.body || ENDING.test(nameOf(target))) continue
    const { statusCode, body } = await scene.ask(asJson(target, JSON.stringify(target.body)))
    if (statusCode === 422 || /InvalidRequest|bad_field/.test(body))
      misread.push(`${nameOf(target)}: ${body}`)
  }
  expect(misread).toEqual([])
})

it('no hostile body causes a 5xx', async () => {
  expect(await faultsOf(changing, hostileBodies)).toEqual([])
  expect((await scene.ask({ url: '/healthz' })).statusCode).toBe(200)
})

it('no hostile address or header does either', async () => {
  expect(await faultsOf([...reading, ...changing], hostileAddresses)).toEqual([])
  expect((await scene.ask({ url: '/healthz' })).statusCode).toBe(200)
})

type Requests = (target: Target) => Iterable<[what: string, request: InjectOptions]>

/** Routes that answered 5xx. Areas of the site run in parallel, the requests of one area in sequence. */
async function faultsOf(targets: Target[], requests: Requests): Promise<string[]> {
  const faults: string[] = []
  const parts = Object.values(Object.groupBy(targets, ({ route }) => route.split('/', 3).join('/')))
  await Promise.all(
    parts.map(async (part = []) => {
      for (const target of part) {
        const waiting = quarterOf(nameOf(target), requests(target)).values()
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

/** Retries a 503, as clients do. */
async function statusOf(request: InjectOptions): Promise<number> {
  const { statusCode } = await scene.ask(request)
  if (statusCode !== 503) return statusCode
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return (await scene.ask(request)).statusCode
}
