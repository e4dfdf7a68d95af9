import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listFactors, takeFactorAway } from '#features/account/administer-factors.server.ts'
import { generateLink } from '#features/account/generate-link.server.ts'
import { ensureDataFolder } from '#platform/data-folder.ts'
import type { Database } from '#platform/database/database.ts'
import { reachDatabase } from '#platform/database/reach-database.ts'
import { openAppKey } from '#platform/secrets.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import { accountConfig } from '#server/auth/account-config.ts'
import { runTask } from './run-task.ts'

const USAGE = 'Use npm run account -- invite EMAIL, -- recover EMAIL, or -- unlock EMAIL.'
const TYPES = { invite: 'invite', recover: 'recovery', unlock: 'recovery' } as const

/**
 * `npm run account -- invite EMAIL`: prints a link to hand over; sends no mail. `unlock` takes away the devices of
 * the second factor too, for somebody who has lost them.
 */
await runTask(async ({ settings, log, args }) => {
  const [command = '', email = ''] = args
  const type = Object.hasOwn(TYPES, command) ? TYPES[command as keyof typeof TYPES] : undefined
  if (!type || !/^[^@\s]+@[^@\s]+$/.test(email)) throw startupProblem(USAGE)
  ensureDataFolder(settings.dataDir)
  const database = await reachDatabase(settings, log, { make: false })
  if (!database)
    throw startupProblem(
      `There is no database in DATA_DIR ${settings.dataDir}; start it once with npm start.`,
    )
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  try {
    const clock = () => new Date()
    const keys = await openSigningKeys({ ...settings, clock })
    const accounts = {
      db: drizzle(pool) as Database,
      key: await openAppKey(settings),
      clock,
      keys,
      config: accountConfig(settings),
    }
    const link = await generateLink(accounts, { type, email, redirectTo: `${settings.publicUrl}/login` })
    if (!link.ok) throw startupProblem(`${email}: ${link.refusal.message}.`)
    if (command === 'unlock') {
      const factors = await listFactors(accounts.db, link.value.user.id)
      for (const { id } of factors) await takeFactorAway(accounts.db, link.value.user.id, id)
      log.info(`Devices of the second factor taken away: ${factors.length}.`)
    }
    log.info(link.value.actionLink)
    log.info('Works once, for 24 hours. Whoever has it can sign in: hand it over in person or in a safe way.')
  } finally {
    await pool.end()
    await database.close()
  }
})
