import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import { startSite } from './site.ts'

const MiB = 1024 * 1024
const LARGE = 64 * MiB
const SMALL = 16 * 1024
const SMALL_COUNT = 300

/** On the local folder. Memory is the server process's peak during large uploads minus its baseline. */
export async function benchStorage(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-storage-'))
  const site = await startSite({ DATA_DIR: dataDir })
  try {
    const clock = () => new Date()
    const keys = await openSigningKeys({ dataDir, clock })
    const config = { apiUrl: `http://localhost:${new URL(site.url).port}/auth/v1` }
    const bearer = await issueApiKey(
      { keys, clock, config } as Parameters<typeof issueApiKey>[0],
      'service_role',
    )
    const call: Call = async (method, path, body, headers = {}) => {
      const answer = await fetch(`${site.url}/storage/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, ...headers },
        ...(body !== undefined && { body, duplex: 'half' as const }),
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return answer
    }
    const json = { 'content-type': 'application/json' }
    await call('POST', '/bucket', JSON.stringify({ name: 'bench' }), json)
    await call('POST', '/object/bench/warm', 'x')
    const rows = [
      await large('64 MB, plain', site.pid, () => sendLarge(call, 'plain')),
      await large('64 MB, form', site.pid, () => sendForm(call)),
      await large('4 × 64 MB at once', site.pid, () => sendFour(call, 'many'), 4),
      await large('64 MB, download', site.pid, () => receive(call)),
      await large('40 × 64 MB, four at once', site.pid, () => sendForty(call), 40),
    ]
    console.table(rows)
    console.table([await small(call, 1), await small(call, 8)])
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Call = (
  method: string,
  path: string,
  body?: BodyInit,
  headers?: Record<string, string>,
) => Promise<Response>

async function large(what: string, pid: number, run: () => Promise<unknown>, count = 1) {
  const before = memoryOf(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 5)
  const start = performance.now()
  await run()
  const seconds = (performance.now() - start) / 1000
  clearInterval(timer)
  return {
    what,
    'MB/s': Math.round((count * LARGE) / 1e6 / seconds),
    'memory before, MiB': Math.round(before / MiB),
    'grown by, MiB': Math.round((most - before) / MiB),
  }
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

function sendLarge(call: Call, key: string): Promise<Response> {
  return call('POST', `/object/bench/${key}`, pieces())
}

function sendFour(call: Call, key: string): Promise<unknown> {
  return Promise.all([1, 2, 3, 4].map((number) => sendLarge(call, `${key}-${number}`)))
}

/** Would show memory that grows with the number of uploads. */
async function sendForty(call: Call): Promise<void> {
  for (let round = 0; round < 10; round++) await sendFour(call, `forty-${round}`)
}

/** Streams the file, so that this process need not hold it. */
function pieces(): ReadableStream {
  const piece = randomBytes(256 * 1024)
  let left = LARGE / piece.length
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(piece)
      else controller.close()
    },
  })
}

function sendForm(call: Call): Promise<Response> {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('', new Blob([randomBytes(LARGE)]), 'large.bin')
  return call('POST', '/object/bench/form', form)
}

async function receive(call: Call): Promise<void> {
  const { body } = await call('GET', '/object/bench/plain')
  let bytes = 0
  for await (const chunk of body ?? []) bytes += chunk.length
  if (bytes !== LARGE) throw new Error(`${bytes} bytes came`)
}

async function small(call: Call, callers: number) {
  const body = randomBytes(SMALL)
  const times: number[] = []
  let number = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (number < SMALL_COUNT) {
        number += 1
        const began = performance.now()
        await call('POST', `/object/bench/small-${callers}/${number}`, body)
        times.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return {
    '16 KiB, callers': callers,
    'uploads/s': Math.round(times.length / seconds),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
  }
}
