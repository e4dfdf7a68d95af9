import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#platform/project-folder.ts'
import { freePort } from '#test/free-port.ts'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { endAll, startServer, until } from '../program.ts'
import { pipelinedLoad } from './pipelined-load.ts'

const TURNS = 15
const TURN_MS = 100
/** A machine with other work can spoil one measurement, and a slow answer all of them. */
const MEASUREMENTS = 4
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'de' }

const folder = makeTemporaryFolder('cached-answers')
let port: number

beforeAll(async () => {
  port = await freePort()
  startServer({ PORT: String(port), DATA_DIR: folder.path })
  await until(
    async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok === true,
  )
})
afterAll(async () => {
  await endAll()
  folder.remove()
})

test.for<[string, string, number]>([
  ['the list of products', '/store/gratweg/products', 0.7],
  ['a product', '/store/gratweg/products/plane', 0.7],
  // Live: the database is asked, once for all requests that wait. Asked by each of them it would be 0.03.
  ['the stock of variants', '/store/gratweg/variants?fields=inventory_quantity&product_ids[]=plane', 0.15],
  ['the calendar feed', '/kalender.ics', 0.7],
  ['a page', '/shop', 0.7],
])(
  '%s (%s) is answered at %f of the rate at which plain Node sends the same bytes, or faster',
  async ([, path, least]) => {
    const answer = await warm(path)
    const bare = await startBare(answer)
    try {
      const ratios: number[] = []
      while (ratios.length < MEASUREMENTS && !(Math.max(...ratios) >= least))
        ratios.push(await ratio(path, bare.port))
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
async function ratio(path: string, barePort: number): Promise<number> {
  const ours = await pipelinedLoad(port, path)
  const bare = await pipelinedLoad(barePort, '/')
  try {
    const ratios: number[] = []
    for (let turn = 0; turn < TURNS; turn++)
      ratios.push((await ours.rate(TURN_MS)) / (await bare.rate(TURN_MS)))
    return ratios.sort((one, other) => one - other)[Math.floor(TURNS / 2)] ?? 0
  } finally {
    ours.stop()
    bare.stop()
  }
}

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** Waits until the answer is compressed as well as it will be. */
async function warm(path: string): Promise<Answer> {
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

async function startBare(answer: Answer): Promise<{ port: number; stop(): void }> {
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'bench/bare-server.ts'), JSON.stringify(answer.headers)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  child.stdin.end(answer.body)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(line.toString()), stop: () => child.kill() }
}
