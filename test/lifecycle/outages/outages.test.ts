import { afterAll, afterEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { endAll } from '../program.ts'
import { embeddedDatabase, externalDatabase, type Outage } from './outage-database.ts'
import { type OutageFigures, runOutages } from './outage-rounds.ts'

/** Longer than all that a round waits for, so that a failure says what it waited for. */
const LIMIT_MS = 300_000
/** `npm run bench -- outages` does 20 of each. */
const ROUNDS: Outage[] = ['kill', 'restart', 'kill', 'restart', 'terminate']
const folder = makeTemporaryFolder('outages')
afterEach(endAll)
afterAll(folder.remove)

test('an embedded PostgreSQL that is killed, restarted and thrown out of under 20 callers takes nothing along', {
  timeout: LIMIT_MS,
}, async () => {
  expectAllWell(await runOutages(embeddedDatabase(folder.path), folder.path, ROUNDS))
})

test('nor does one of your own', { timeout: LIMIT_MS }, async () => {
  const database = await externalDatabase()
  if (!database) return
  try {
    expectAllWell(await runOutages(database, `${folder.path}/external`, ROUNDS.slice(0, 2)))
  } finally {
    await database.stop()
  }
})

function expectAllWell({ stderr, ...figures }: OutageFigures): void {
  console.log('database outages:', { ...figures, lost: figures.lost.length })
  expect(figures.fell, stderr).toBe(false)
  expect(figures.lost).toEqual([])
  expect(figures.unsentMails).toBe(0)
  expect(figures.unexpected).toEqual({})
  expect(figures.maxMs).toBeLessThan(5000)
  expect(figures.exitCode, stderr).toBe(0)
}
