import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, health, isAlive, startProgram, startServer, untilHealthy } from './program.ts'
import { freePort } from '#test/free-port.ts'

const folder = makeTemporaryFolder('problem')
afterEach(endAll)
afterAll(folder.remove)

/** Starts a failing program and returns its error line. */
async function complaint(env: Record<string, string>, script = 'dist/server/main.js'): Promise<string> {
  const program = startProgram(script, { DATA_DIR: join(folder.path, 'data'), PORT: '0', ...env })
  expect(await program.exitCode).toBe(1)
  expect(program.stdout()).not.toContain('Ready')
  const lines = program.stderr().trim().split('\n')
  expect(lines, program.stderr()).toHaveLength(1)
  return lines[0] ?? ''
}

test('a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  const port = await new Promise<number>((resolve) => {
    other.on('listening', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  expect(await complaint({ PORT: String(port) })).toBe(
    `PORT: ${port} on 127.0.0.1 is taken; stop the program that uses it, or choose another one, for example PORT=${port + 1} npm start.`,
  )
  other.close()
})

test('an address that is not of this machine', async () => {
  expect(await complaint({ HOST: '192.0.2.1', TESTKASSE: 'on' })).toMatch(
    /^HOST: 192\.0\.2\.1 is no address of this machine; use HOST=/,
  )
})

test('an invalid value of a setting', async () => {
  expect(await complaint({ PORT: 'lots' })).toBe(
    'PORT: "lots" cannot be used; give a whole number from 0 to 65535, for example PORT=3000 (0 takes any free port).',
  )
})

test('an unreachable database, without its password', async () => {
  const port = await freePort()
  const line = await complaint({ DATABASE_URL: `postgresql://shop:geheim@127.0.0.1:${port}/shop` })
  expect(line).toMatch(/^DATABASE_URL: the database cannot be reached \(.+\); check that it runs/)
  expect(line).not.toContain('geheim')
})

test('a folder that is not writable', async () => {
  const file = join(folder.path, 'a-file')
  writeFileSync(file, '')
  expect(await complaint({ DATA_DIR: join(file, 'data') })).toMatch(
    /^DATA_DIR .*a-file\/data cannot be written \(.+\); make it writable for this user, or set another DATA_DIR\.$/,
  )
})

test('a folder that is not writable, with an external database', async () => {
  const file = join(folder.path, 'another-file')
  writeFileSync(file, '')
  const env = { DATA_DIR: join(file, 'data'), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }
  expect(await complaint(env)).toMatch(/^DATA_DIR .*another-file\/data cannot be written/)
})

test('a PG_BIN_DIR without PostgreSQL in it', async () => {
  expect(await complaint({ PG_BIN_DIR: folder.path })).toMatch(
    /^PG_BIN_DIR: .* holds no postgres and initdb; name the bin folder/,
  )
})

test('a backup without data, and a restore without a file', async () => {
  const dataDir = join(folder.path, 'empty')
  const backup = startProgram(
    'scripts/backup.mjs',
    { DATA_DIR: dataDir },
    { args: [join(folder.path, 'b.tar.gz')] },
  )
  expect(await backup.exitCode).toBe(1)
  expect(backup.stderr()).toBe(
    `There is nothing to back up in DATA_DIR ${dataDir}; start it once with npm start.\n`,
  )
  const restore = startProgram('scripts/restore.mjs', { DATA_DIR: dataDir }, { args: ['/nowhere.tar.gz'] })
  expect(await restore.exitCode).toBe(1)
  expect(restore.stderr()).toBe(
    '/nowhere.tar.gz does not exist; name the file that "npm run backup" wrote.\n',
  )
})

test('with DATABASE_URL the given database is used: 503 with the reason while it is away, 200 when it is back, and it is not stopped at the end', async () => {
  const quiet = { info() {}, warn: console.warn }
  const startExternal = () => startEmbeddedPostgres({ dataDir: join(folder.path, 'external'), log: quiet })
  let external = await startExternal()
  try {
    const port = await freePort()
    const server = startServer({
      DATABASE_URL: external.url,
      DATA_DIR: join(folder.path, 'files'),
      PORT: String(port),
    })
    await server.says(/^Ready.*database: DATABASE_URL/m)
    await untilHealthy(port)
    await external.stop()
    expect(await health(port)).toMatchObject({
      status: 503,
      reason: expect.stringMatching(/^database down: /),
    })
    external = await startExternal()
    await untilHealthy(port)
    server.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
    expect(isAlive(external.pid)).toBe(true)
  } finally {
    await endAll()
    await external.stop()
  }
})
