import { removePasskeysOf } from '#features/account/passkeys/register-passkey.server.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listFactors, removeFactorOfUser } from '#features/account/users/administer-factors.server.ts'
import { generateLink } from '#features/account/one-time-tokens/generate-link.server.ts'
import { STAFF_ROLES, type StaffRole } from '#features/account/roles/permissions.ts'
import { setStaffRole, type StaffRoleRefusal } from '#features/account/roles/staff-role.server.ts'
import { ensureDataFolder } from '#platform/data-folder.ts'
import type { Database } from '#platform/database/database.ts'
import { acquireDatabase } from '#platform/database/acquire-database.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import { accountConfig } from '#features/account/http/account-config.ts'
import { openInstallationKey } from '#server/installation/installation-key.ts'
import { runTask } from './run-task.ts'

const USAGE =
  'Use npm run account -- invite EMAIL [ROLE], -- recover EMAIL, -- unlock EMAIL, -- grant EMAIL [ROLE], or -- revoke EMAIL. ROLE is owner (the default), office or guide.'
const TYPES = { invite: 'invite', recover: 'recovery', unlock: 'recovery' } as const
const ROLE_REFUSALS: Record<StaffRoleRefusal['code'], string> = {
  unknown_account: 'no such account. Use npm run account -- invite EMAIL.',
  unconfirmed_address: 'the address is not confirmed. Use npm run account -- invite EMAIL.',
  changed_meanwhile: 'somebody else has just changed it. Try again.',
  last_owner: 'nobody else is an owner. Make somebody else one first.',
}

/** `invite` prints a link and sends no mail. `unlock` also removes second factors. */
await runTask(async ({ settings, log, args }) => {
  const [command = '', email = '', roleName] = args
  const type = Object.hasOwn(TYPES, command) ? TYPES[command as keyof typeof TYPES] : undefined
  const role = roleName === undefined ? undefined : STAFF_ROLES.find((each) => each === roleName)
  const isRole = command === 'grant' || command === 'revoke'
  const isRoleWrong = roleName !== undefined && (!role || !['invite', 'grant'].includes(command))
  if ((!type && !isRole) || isRoleWrong || !/^[^@\s]+@[^@\s]+$/.test(email)) throw startupProblem(USAGE)
  if (isRole && settings.supabaseUrl)
    throw startupProblem('Accounts are kept by SUPABASE_URL: set {"role": "owner"} in app_metadata there.')
  ensureDataFolder(settings.dataDir)
  const database = await acquireDatabase(settings, log, { make: false })
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
      key: await openInstallationKey(drizzle(pool) as Database, settings),
      clock,
      keys,
      config: accountConfig(settings),
    }
    if (isRole) {
      const next = command === 'grant' ? (role ?? 'owner') : null
      const changed = await setStaffRole(accounts, email, next)
      if (!changed.ok) throw startupProblem(`${email}: ${ROLE_REFUSALS[changed.refusal.code]}`)
      return log.info(`${email} ${changed.value ? 'now' : 'already'} ${stateOf(next)}.`)
    }
    if (!type) throw startupProblem(USAGE)
    const link = await generateLink(accounts, {
      type,
      email,
      role,
      redirectTo: `${settings.publicUrl}/login`,
    })
    if (!link.ok) {
      const hint = link.refusal.code === 'email_exists' ? ` Use npm run account -- grant ${email}.` : ''
      throw startupProblem(`${email}: ${link.refusal.message}.${hint}`)
    }
    if (command === 'unlock') {
      const factors = await listFactors(accounts.db, link.value.user.id)
      for (const { id } of factors) await removeFactorOfUser(accounts, link.value.user.id, id)
      const passkeys = await removePasskeysOf(accounts, link.value.user.id)
      log.info(
        `Devices of the second factor taken away: ${factors.length}. Passkeys taken away: ${passkeys}.`,
      )
    }
    log.info(link.value.actionLink)
    log.info('Works once, for 24 hours. Whoever has it can sign in: hand it over in person or in a safe way.')
  } finally {
    await pool.end()
    await database.close()
  }
})

function stateOf(role: StaffRole | null): string {
  return role ? `has access to /verwaltung as ${role}` : 'has no access to /verwaltung'
}
