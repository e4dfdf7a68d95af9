import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts'
import {
  endAll,
  health,
  isAlive,
  type Program,
  postgresPid,
  startProgram,
  startServer,
  until,
  untilHealthy,
} from './program.ts'
import { freePort } from '#test/free-port.ts'

const folder = makeTemporaryFolder('life')
afterAll(async () => {
  await endAll()
  folder.remove()
})

let failed = ''
beforeEach(() => {
  if (failed) throw new Error(`goes on with what was started in "${failed}", which failed`)
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  failed ||= task.name
  await endAll()
})

/** Of most tests here, which go on with what the one before has left running: a start is the dearest part of them. */
const used = join(folder.path, 'used')
let running: { server: Program; port: number }

async function start(dataDir: string, script = 'dist/server/main.js') {
  const port = await freePort()
  const env = { DATA_DIR: dataDir, PORT: String(port) }
  const server = script === 'dist/server/main.js' ? startServer(env) : startProgram(script, env)
  return { server, port }
}

async function startAgain(): Promise<void> {
  running = await start(used)
  await running.server.says(/^Ready/m)
}

test('the first start creates a database, and Ctrl-C ends everything that was started', async () => {
  const { server, port } = await start(used)
  await until(async () => (await health(port)).status !== 0)
  const early = await health(port)
  expect([200, 503]).toContain(early.status)
  await server.says(/^Ready: http:\/\/localhost:\d+/m)
  await untilHealthy(port)
  expect(server.stdout()).toContain('made a PostgreSQL database')
  const postgres = postgresPid(used)

  server.kill('SIGINT')
  expect(await server.exitCode).toBe(0)
  expect(server.stderr()).toBe('')
  expect(isAlive(postgres)).toBe(false)
  expect(await health(port)).toEqual({ status: 0 })
})

test('a second start without changes neither installs nor builds nor seeds anything', async () => {
  running = await start(used, 'scripts/start.mjs')
  const { server } = running
  // Ready line, mailbox, and the link for the first account.
  await server.says(/^Nobody has an account yet/m)
  expect(server.stdout().trim().split('\n')).toHaveLength(3)
  expect(server.stdout()).toMatch(/^Ready/)
})

test('after kill -9 of the program that started it, the server stops itself and its PostgreSQL', async () => {
  const { server: starter, port } = running
  const postgres = postgresPid(used)
  starter.kill('SIGKILL')
  await until(async () => !isAlive(postgres) && (await health(port)).status === 0)
  expect(await starter.exitCode).toBeNull()
})

test('after kill -9 of the server the next start reuses the running PostgreSQL', async () => {
  await startAgain()
  const postgres = postgresPid(used)
  running.server.kill('SIGKILL')
  await running.server.exitCode
  expect(isAlive(postgres)).toBe(true)

  await startAgain()
  expect(running.server.stdout()).toContain(`adopted the running PostgreSQL (process ${postgres})`)
  await untilHealthy(running.port)
})

test('after kill -9 of PostgreSQL the server continues with a new one', async () => {
  const { server, port } = running
  const killed = postgresPid(used)
  process.kill(killed, 'SIGKILL')
  await until(() => /PostgreSQL is back/.test(server.stderr()))
  await untilHealthy(port)
  const products = await fetch(`http://127.0.0.1:${port}/store/gratweg/variants`)
  expect(products.status).toBe(200)
  expect(postgresPid(used)).not.toBe(killed)
})

test('after kill -9 of both the next start recovers automatically', async () => {
  running.server.kill('SIGKILL')
  process.kill(postgresPid(used), 'SIGKILL')
  await running.server.exitCode
  await startAgain()
  await untilHealthy(running.port)
  const products = await fetch(`http://127.0.0.1:${running.port}/store/gratweg/variants`)
  expect(products.status).toBe(200)
})

const interrupted = join(folder.path, 'interrupted')

test('Ctrl-C during the start ends it at its next step and leaves nothing behind', async () => {
  const { server } = await start(interrupted)
  await until(() => existsSync(interrupted))
  server.kill('SIGINT')
  expect([await server.exitCode, server.stderr()]).toEqual([0, ''])
  expect(server.stdout()).not.toContain('Ready')
  expect(existsSync(join(interrupted, 'postgres', 'postmaster.pid'))).toBe(false)
})

let winner: { server: Program; port: number }

test('two simultaneous starts on one DATA_DIR, even an interrupted one: one serves, the other reports it in one line', async () => {
  const both = await Promise.all([start(interrupted), start(interrupted)])
  const loser = await Promise.race(both.map(async (one) => (await one.server.exitCode, one)))
  winner = both.find((one) => one !== loser) ?? loser
  expect(await loser.server.exitCode).toBe(1)
  expect(loser.server.stderr()).toBe(
    `DATA_DIR ${interrupted} is in use by process ${winner.server.pid}; stop that one, or start this one with another DATA_DIR and PORT.\n`,
  )
  await winner.server.says(/^Ready/m)
})

test('two starts on different DATA_DIR and PORT are independent, and SIGTERM ends PostgreSQL too', async () => {
  const postgres = postgresPid(used)
  running.server.kill('SIGTERM')
  expect(await running.server.exitCode).toBe(0)
  expect(isAlive(postgres)).toBe(false)
  await untilHealthy(winner.port)
})

test('removing a temporary folder ends the PostgreSQL that a killed server left in it', async () => {
  const postgres = postgresPid(interrupted)
  winner.server.kill('SIGKILL')
  await winner.server.exitCode
  expect(isAlive(postgres)).toBe(true)
  removeFolder(interrupted)
  await until(() => !isAlive(postgres))
  expect(existsSync(interrupted)).toBe(false)
})

test('a DATA_DIR below a folder that is closed to others, such as a home folder', async () => {
  const home = join(folder.path, 'home')
  mkdirSync(home, { mode: 0o700 })
  const dataDir = join(home, 'shop', 'data')
  for (const expected of [/made a PostgreSQL database/, /^Ready/]) {
    const { server, port } = await start(dataDir)
    await server.says(/^Ready/m)
    expect(server.stdout()).toMatch(expected)
    await untilHealthy(port)
    server.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
  }
})
