import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { markBounce } from '#features/newsletter/mark-bounce.server.ts'
import type { Database } from '#platform/database/database.ts'
import { acquireDatabase } from '#platform/database/acquire-database.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { writeMailingList } from '#features/newsletter/http/write-mailing-list.ts'
import { openInstallationKey } from '#server/installation/installation-key.ts'
import { runTask } from './run-task.ts'

const USAGE =
  'Use npm run newsletter -- export FILE.csv, or -- bounced EMAIL for an address that refuses mail.'

/** `-- export FILE` writes the list, mode 600. `-- bounced EMAIL` excludes an undeliverable address. */
await runTask(async ({ settings, log, args, callerFolder }) => {
  const [command, value] = args
  if ((command !== 'export' && command !== 'bounced') || !value) throw startupProblem(USAGE)
  const database = await acquireDatabase(settings, log, { make: false })
  if (!database)
    throw startupProblem(
      `There is no database in DATA_DIR ${settings.dataDir}; start it once with npm start.`,
    )
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const db = drizzle(pool) as Database
  try {
    if (command === 'bounced') {
      const bounce = { email: value, reason: 'reported by the mailing tool' }
      const found = await markBounce(db, { clock: () => new Date() }, bounce)
      log.info(found ? `${value} is on no further list.` : `${value} is not on the list.`)
      return
    }
    const key = await openInstallationKey(db, settings)
    const { csv, addresses } = await writeMailingList({ db, key, siteUrl: settings.publicUrl })
    const file = resolve(callerFolder, value)
    writeFileSync(file, csv, { mode: 0o600 })
    log.info(`${addresses} addresses to ${file}`)
    log.info('Delete the file once the mailing tool has it. Give each issue the header')
    log.info('  List-Unsubscribe: <unsubscribe_url>  and  List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  } finally {
    await pool.end()
    await database.close()
  }
})
