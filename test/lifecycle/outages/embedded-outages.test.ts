import { afterAll, afterEach, test } from 'vitest'
import { countOf } from '../../sample.ts'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { endAll } from '../program.ts'
import { expectAllWell } from './expect-all-well.ts'
import { embeddedDatabase, OUTAGES } from './outage-database.ts'
import { runOutages } from './outage-rounds.ts'

/** `npm run bench -- outages` does 20 of each. */
const ROUNDS = Array.from({ length: countOf(2) }, () => OUTAGES).flat()
const folder = makeTemporaryFolder('outages', 200)
afterEach(endAll)
afterAll(folder.remove)

test('an embedded PostgreSQL that is killed, restarted and disconnected under 20 callers loses nothing', async () => {
  expectAllWell(await runOutages(embeddedDatabase(folder.path), folder.path, ROUNDS))
})
