import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedDatabase, externalDatabase, type Outage } from '#test/lifecycle/outages/outage-database.ts'
import { runOutages } from '#test/lifecycle/outages/outage-rounds.ts'

const ROUNDS = 20
const OUTAGES = Array.from({ length: ROUNDS }, (): Outage[] => ['kill', 'restart']).flat()

/** Kills and restarts PostgreSQL under twenty users: time to recover, and lost acknowledged writes. */
export async function benchOutages(): Promise<void> {
  const rows = []
  for (const kind of ['embedded', 'external'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-outages-'))
    const database = kind === 'embedded' ? embeddedDatabase(folder) : await externalDatabase()
    if (!database) {
      console.log('No PostgreSQL of the distribution (15 or newer) is installed: external is left out.')
      continue
    }
    try {
      const figures = await runOutages(database, folder, OUTAGES)
      const { lost, unexpected, acknowledged, statuses, stderr: _, ...plain } = figures
      rows.push({ database: kind, ...plain, ...acknowledged, lost: lost.length })
      console.log(`${kind}: answers by status`, statuses)
      for (const line of [...lost, ...Object.values(unexpected)]) console.error(line)
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  console.table(rows)
}
