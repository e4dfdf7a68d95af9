import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#platform/project-folder.ts'
import { freePort } from '#test/free-port.ts'
import { quarterOf } from '../../sample.ts'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { endAll, type Program, startServer, until } from '../program.ts'
import { type PipelinedLoad, pipelinedLoad } from './pipelined-load.ts'

const TURNS = 15
const TURN_MS = 100
/** A machine with other work can spoil one measurement, and a slow answer all of them. */
const MEASUREMENTS = 4
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'de' }

const folder = makeTemporaryFolder('cached-answers', 200)
let port: number
let server: Program

beforeAll(async () => {
  port = await freePort()
  server = startServer({ PORT: String(port), DATA_DIR: folder.path })
  await until(
    async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok === true,
  )
})
afterAll(async () => {
  await endAll()
  folder.remove()
})

// In time that passes the rates are alike while the processor of the load is what limits; in time of the processor it is
// two thirds, on a busy machine a half. A date formatter or a schema on each answer makes it a quarter.
const LEAST: readonly [string, string, number][] = [
  ['the list of products', '/store/gratweg/products', 0.35],
  ['a product', '/store/gratweg/products/plane', 0.35],
  // Live: the database is asked, once for all requests that wait. Asked by each of them it would be 0.03.
  ['the stock of variants', '/store/gratweg/variants?fields=inventory_quantity&product_ids[]=plane', 0.15],
  ['the calendar feed', '/kalender.ics', 0.35],
  ['a page', '/shop', 0.35],
]

test.for(quarterOf('rates of cached answers', LEAST))(
  '%s (%s) is answered at %f of the rate per processor time at which plain Node sends the same bytes, or faster',
  async ([, path, least]) => {
    const answer = await warm(path)
    const bare = await startBare(answer)
    try {
      const ratios: number[] = []
      while (ratios.length < MEASUREMENTS && !(Math.max(...ratios) >= least))
        ratios.push(await ratio(path, bare))
      expect(
        Math.max(...ratios),
        `${path}: ${ratios.map((each) => each.toFixed(2)).join(', ')}`,
      ).toBeGreaterThanOrEqual(least)
    } finally {
      bare.stop()
    }
  },
)

/** The median of many short turns, each beside one of the other server. */
async function ratio(path: string, bare: BareServer): Promise<number> {
  const ourLoad = await pipelinedLoad(port, path)
  const bareLoad = await pipelinedLoad(bare.port, '/')
  try {
    const ratios: number[] = []
    for (let turn = 0; turn < TURNS; turn++)
      ratios.push(
        (await answersPerSecondOfProcessor(ourLoad, server.pid)) /
          (await answersPerSecondOfProcessor(bareLoad, bare.pid)),
      )
    return ratios.sort((one, other) => one - other)[Math.floor(TURNS / 2)] ?? 0
  } finally {
    ourLoad.stop()
    bareLoad.stop()
  }
}

/**
 * Counts the time that the main thread computed, not the time that passed: other programs that want the same processors
 * change it little. Where the system does not tell, the time that passed.
 */
async function answersPerSecondOfProcessor(load: PipelinedLoad, pid: number): Promise<number> {
  const before = mainThreadSeconds(pid)
  const rate = await load.rate(TURN_MS)
  if (before === undefined) return rate
  return (rate * (TURN_MS / 1000)) / ((mainThreadSeconds(pid) ?? 0) - before)
}

function mainThreadSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e9 : undefined
}

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** Waits until the answer is compressed as well as it will be, which the second request begins. */
async function warm(path: string): Promise<Answer> {
  await read(path)
  let before = await read(path)
  for (;;) {
    await wait(500)
    const answer = await read(path)
    if (answer.body.equals(before.body)) return answer
    before = answer
  }
}

function read(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`http://127.0.0.1:${port}${path}`, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, ...headers } = response.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

interface BareServer {
  port: number
  pid: number
  stop(): void
}

async function startBare(answer: Answer): Promise<BareServer> {
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'bench/bare-server.ts'), JSON.stringify(answer.headers)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  child.stdin.end(answer.body)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(line.toString()), pid: child.pid ?? 0, stop: () => child.kill() }
}
