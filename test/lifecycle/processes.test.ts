import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { projectFolder } from '#platform/project-folder.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, health, isAlive, postgresPid, startProgram, startServer, until } from './program.ts'
import { freePort } from '#test/free-port.ts'

const CALLERS = 6
/** Between the requests of one. */
const PACE_MS = 50
const folder = makeTemporaryFolder('processes')
afterEach(endAll)
afterAll(folder.remove)

test('two processes serve one port: replacing both loses no request, a killed one is replaced, all end together', async () => {
  const dataDir = join(folder.path, 'data')
  const port = await freePort()
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PROCESSES: '2',
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
  }
  const server = startServer(settings)
  await server.says(/^Ready: .*; 2 processes\)\n/m)
  await server.says(/^Nobody/m)
  expect(server.stdout().match(/^Ready|^Mails|^Nobody/gm)).toEqual(['Ready', 'Mails', 'Nobody'])
  const first = workersOf(server.pid)
  expect(first).toHaveLength(2)
  const callers = startCallers(port)

  server.kill('SIGUSR2')
  await until(
    () => workersOf(server.pid).length === 2 && !workersOf(server.pid).some((pid) => first.includes(pid)),
  )
  await callers.someMore()
  expect(callers.failures).toEqual([])

  const [killed = 0, other] = workersOf(server.pid)
  process.kill(killed, 'SIGKILL')
  await until(() => workersOf(server.pid).length === 2 && !workersOf(server.pid).includes(killed))
  await callers.someMore()
  expect(workersOf(server.pid)).toContain(other)
  expect(server.stderr()).toBe('A process fell (SIGKILL); starting another one in 0.1 s …\n')
  // Only what the killed one was working on.
  expect(callers.failures.length).toBeLessThanOrEqual(CALLERS)

  await callers.stop()
  const stored = await storedEmails((await findRunningPostgres(dataDir)) ?? '')
  expect(callers.acknowledged.filter((email) => stored.filter((one) => one === email).length !== 1)).toEqual(
    [],
  )
  const postgres = postgresPid(dataDir)
  let last = workersOf(server.pid)
  server.kill('SIGKILL')
  await until(() => !last.some(isAlive))

  const again = startServer(settings)
  await again.says(/^Ready/m)
  expect(again.stdout()).toContain(`adopted the running PostgreSQL (process ${postgres})`)
  last = workersOf(again.pid)
  again.kill('SIGTERM')
  expect(await again.exitCode).toBe(0)
  expect([...last, postgres].filter(isAlive)).toEqual([])
  expect(await health(port)).toEqual({ status: 0 })
})

test('processes that crash repeatedly at once are given up', async () => {
  const script = join(folder.path, 'falling.ts')
  const pool = JSON.stringify(join(projectFolder, 'platform', 'processes', 'worker-pool.ts'))
  writeFileSync(
    script,
    `import cluster from 'node:cluster'
import { createWorkerPool } from ${pool}
if (cluster.isWorker) process.exit(70)
const onEnd = (code) => { process.exitCode = code; void pool.stop() }
const pool = createWorkerPool({ count: 2, env: {}, warn: console.error, onEnd, pausesMs: [10, 20] })
await pool.start()
`,
  )
  const program = startProgram(script, {})
  expect(await program.exitCode).toBe(70)
  expect(program.stderr().split('\n').slice(0, -1)).toEqual([
    'A process fell (exit code 70); starting another one in 0.01 s …',
    'A process fell (exit code 70); starting another one in 0.02 s …',
    'A process fell (exit code 70), 3 times in a row: all are stopped.',
  ])
})

/** Each request on a connection of its own, so that one may reach any process. */
function startCallers(port: number) {
  const acknowledged: string[] = []
  const failures: string[] = []
  let count = 0
  let isStopped = false
  const call = async () => {
    const email = `person-${count++}@example.ch`
    const form = new FormData()
    for (const [name, value] of Object.entries({ email, message: 'Guten Tag' })) form.append(name, value)
    const headers = { connection: 'close' }
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers })
    await page.text()
    const sent = await fetch(`http://127.0.0.1:${port}/api/inquiries/contact`, {
      method: 'POST',
      body: form,
      headers,
    })
    await sent.text()
    if (page.status !== 200 || sent.status !== 201) throw new Error(`${page.status} ${sent.status}`)
    acknowledged.push(email)
    await wait(PACE_MS)
  }
  const caller = async () => {
    while (!isStopped) await call().catch((error: unknown) => failures.push(String(error)))
  }
  const running = Array.from({ length: CALLERS }, caller)
  return {
    acknowledged,
    failures,
    async someMore() {
      const before = acknowledged.length
      await until(() => acknowledged.length >= before + 20)
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

async function storedEmails(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from inquiries')
  await client.end()
  return rows.map(({ email }) => email)
}

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js')
    } catch {
      return false
    }
  })
}
