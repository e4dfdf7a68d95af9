import { afterAll, afterEach, test } from 'vitest'
import { makeTemporaryFolder } from '../../temporary-folder.ts'
import { endAll } from '../program.ts'
import { expectAllWell } from './expect-all-well.ts'
import { externalDatabase } from './outage-database.ts'
import { runOutages } from './outage-rounds.ts'

const folder = makeTemporaryFolder('outages')
afterEach(endAll)
afterAll(folder.remove)

test('an external PostgreSQL that is killed and restarted under 20 callers loses nothing', async () => {
  const database = await externalDatabase()
  if (!database) return
  try {
    expectAllWell(await runOutages(database, folder.path, ['kill', 'restart']))
  } finally {
    await database.stop()
  }
})
