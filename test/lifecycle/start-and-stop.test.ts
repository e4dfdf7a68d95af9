import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import {
  endAll,
  freePort,
  health,
  isAlive,
  postgresPid,
  startProgram,
  startServer,
  until,
} from './program.ts'

const folder = makeTemporaryFolder('life')
afterEach(endAll)
afterAll(folder.remove)

/** Shared by tests that need no fresh DATA_DIR; created by the first start. */
const used = join(folder.path, 'used')

test('the first start creates a database, and Ctrl-C ends everything that was started', async () => {
  const port = await freePort()
  const server = startServer({ DATA_DIR: used, PORT: String(port) })
  await until(async () => (await health(port)).status !== 0)
  const early = await health(port)
  expect([200, 503]).toContain(early.status)
  await server.says(/^Ready: http:\/\/localhost:\d+/m)
  expect(await health(port)).toEqual({ status: 200 })
  expect(server.stdout()).toContain('made a PostgreSQL database')
  const postgres = postgresPid(used)

  server.kill('SIGINT')
  expect(await server.exitCode).toBe(0)
  expect(server.stderr()).toBe('')
  expect(isAlive(postgres)).toBe(false)
  expect(await health(port)).toEqual({ status: 0 })
})

test('a second start without changes neither installs nor builds nor seeds anything', async () => {
  const server = startProgram('scripts/start.mjs', { DATA_DIR: used, PORT: String(await freePort()) })
  // Ready line, mailbox, and the link for the first account.
  await server.says(/^Nobody has an account yet/m)
  expect(server.stdout().trim().split('\n')).toHaveLength(3)
  expect(server.stdout()).toMatch(/^Ready/)
  server.kill('SIGTERM')
  expect(await server.exitCode).toBe(0)
})

test('Ctrl-C during the start leaves nothing behind', async () => {
  const port = await freePort()
  const dataDir = join(folder.path, 'interrupted')
  const server = startServer({ DATA_DIR: dataDir, PORT: String(port) })
  await until(() => existsSync(dataDir))
  server.kill('SIGINT')
  expect(await server.exitCode).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  const again = startServer({ DATA_DIR: dataDir, PORT: String(port) })
  await again.says(/^Ready/m)
})

test('after kill -9 of the server the next start reuses the running PostgreSQL', async () => {
  const port = await freePort()
  const first = startServer({ DATA_DIR: used, PORT: String(port) })
  await first.says(/^Ready/m)
  const postgres = postgresPid(used)
  first.kill('SIGKILL')
  await first.exitCode
  expect(isAlive(postgres)).toBe(true)

  const second = startServer({ DATA_DIR: used, PORT: String(port) })
  await second.says(/^Ready/m)
  expect(second.stdout()).toContain(`adopted the running PostgreSQL (process ${postgres})`)
  expect(await health(port)).toEqual({ status: 200 })
  second.kill('SIGTERM')
  expect(await second.exitCode).toBe(0)
  expect(isAlive(postgres)).toBe(false)
})

test('after kill -9 of PostgreSQL the server continues with a new one', async () => {
  const port = await freePort()
  const server = startServer({ DATA_DIR: used, PORT: String(port) })
  await server.says(/^Ready/m)
  const killed = postgresPid(used)
  process.kill(killed, 'SIGKILL')
  await until(() => /PostgreSQL is back/.test(server.stderr()))
  expect(await health(port)).toEqual({ status: 200 })
  const products = await fetch(`http://127.0.0.1:${port}/store/gratweg/variants`)
  expect(products.status).toBe(200)
  expect(postgresPid(used)).not.toBe(killed)
  server.kill('SIGTERM')
  expect(await server.exitCode).toBe(0)
})

test('after kill -9 of both the next start recovers automatically', async () => {
  const port = await freePort()
  const first = startServer({ DATA_DIR: used, PORT: String(port) })
  await first.says(/^Ready/m)
  first.kill('SIGKILL')
  process.kill(postgresPid(used), 'SIGKILL')
  await first.exitCode
  const second = startServer({ DATA_DIR: used, PORT: String(port) })
  await second.says(/^Ready/m)
  expect(await health(port)).toEqual({ status: 200 })
})

test('after kill -9 of the program that started it, the server stops itself and its PostgreSQL', async () => {
  const port = await freePort()
  const starter = startProgram('scripts/start.mjs', { DATA_DIR: used, PORT: String(port) })
  await starter.says(/^Ready/m)
  const postgres = postgresPid(used)
  starter.kill('SIGKILL')
  await until(async () => !isAlive(postgres) && (await health(port)).status === 0)
  expect(await starter.exitCode).toBeNull()
})

test('two simultaneous starts on one DATA_DIR: one serves, the other reports it in one line', async () => {
  const dataDir = join(folder.path, 'contested')
  const ports = [await freePort(), await freePort()]
  const servers = ports.map((port) => startServer({ DATA_DIR: dataDir, PORT: String(port) }))
  const loser = await Promise.race(servers.map(async (server) => (await server.exitCode, server)))
  const winner = servers.find((server) => server !== loser)
  expect(await loser.exitCode).toBe(1)
  expect(loser.stderr()).toBe(
    `DATA_DIR ${dataDir} is in use by process ${winner?.pid}; stop that one, or start this one with another DATA_DIR and PORT.\n`,
  )
  await winner?.says(/^Ready/m)
})

test('a DATA_DIR below a folder that is closed to others, such as a home folder', async () => {
  const home = join(folder.path, 'home')
  mkdirSync(home, { mode: 0o700 })
  const dataDir = join(home, 'shop', 'data')
  for (const expected of [/made a PostgreSQL database/, /^Ready/]) {
    const port = await freePort()
    const server = startServer({ DATA_DIR: dataDir, PORT: String(port) })
    await server.says(/^Ready/m)
    expect(server.stdout()).toMatch(expected)
    expect(await health(port)).toEqual({ status: 200 })
    server.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
  }
  // As root the database is outside, where its own user can reach it.
  const place = realpathSync(join(dataDir, 'postgres'))
  if (!place.startsWith(folder.path)) rmSync(dirname(place), { recursive: true })
})

test('two starts on different DATA_DIR and PORT are independent', async () => {
  const other = join(folder.path, 'other')
  mkdirSync(other)
  const ports = [await freePort(), await freePort()]
  const servers = [used, other].map((dataDir, index) =>
    startServer({ DATA_DIR: dataDir, PORT: String(ports[index]) }),
  )
  await Promise.all(servers.map((server) => server.says(/^Ready/m)))
  servers[0]?.kill('SIGTERM')
  expect(await servers[0]?.exitCode).toBe(0)
  expect(await health(ports[1] ?? 0)).toEqual({ status: 200 })
})
