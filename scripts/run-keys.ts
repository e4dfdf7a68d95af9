import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { acquireDatabase } from '#platform/database/acquire-database.ts'
import type { Settings } from '#platform/settings.ts'
import { acceptInstallationKey } from '#server/installation/installation-key.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ensureDataFolder } from '#platform/data-folder.ts'
import { ownKeysFile, rotateKeysFile } from '#platform/signing-keys/keys-file.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { runTask } from './run-task.ts'

/** Keys for clients of auth and storage. `-- accept-app-key` accepts the present key for this database. */
await runTask(async ({ settings, log, args }) => {
  const [command] = args
  if (command !== undefined && command !== 'rotate' && command !== 'accept-app-key')
    throw startupProblem(
      'Use npm run keys, npm run keys -- rotate for a new signing key, or -- accept-app-key after the key of the application was lost.',
    )
  ensureDataFolder(settings.dataDir)
  if (command === 'accept-app-key') return acceptAppKey(settings, log)
  const clock = () => new Date()
  await openSigningKeys({ ...settings, clock })
  if (command === 'rotate') {
    const { kid } = await rotateKeysFile(settings.authKeysFile ?? ownKeysFile(settings.dataDir))
    log.info(`New signing key ${kid}. Earlier keys go on verifying. Start the server again to sign with it.`)
  }
  const keys = await openSigningKeys({ ...settings, clock })
  const issuing = {
    keys,
    clock,
    config: { apiUrl: `${settings.publicUrl}/auth/v1` } as Parameters<typeof issueApiKey>[0]['config'],
  }
  log.info(`project address   ${settings.publicUrl}`)
  log.info(`anonymous key     ${await issueApiKey(issuing, 'anon')}`)
  log.info(`service key       ${await issueApiKey(issuing, 'service_role')}`)
  log.info('The anonymous key is public. The service key opens everything: keep it on servers only.')
})

async function acceptAppKey(settings: Settings, log: Log): Promise<void> {
  const database = await acquireDatabase(settings, log, { make: false })
  if (!database) throw startupProblem(`There is no database in DATA_DIR ${settings.dataDir}.`)
  try {
    await migrate(database.url)
    const pool = new pg.Pool({ connectionString: database.url, max: 2 })
    const fingerprint = await acceptInstallationKey(drizzle(pool) as Database, settings, new Date())
    await pool.end()
    log.info(`The key with the fingerprint ${fingerprint} is now the key of this database.`)
    log.info('Vouchers sold before stay valid, but their codes cannot be printed or mailed again.')
  } finally {
    await database.close()
  }
}
