import type { FastifyInstance } from 'fastify'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import type { Settings } from '#platform/settings.ts'

type Accounts = Pick<AccountDeps, 'keys' | 'config' | 'clock'>
type Project = Pick<Settings, 'publicUrl' | 'supabaseUrl' | 'supabaseAnonKey'>

export interface AuthSettings {
  /** Project URL; the auth service is below it at `/auth/v1`. */
  url: string
  anonKey: string
  /** Characters that a new password needs; null: only the project elsewhere knows. */
  passwordMinLength: number | null
}

export function authSettingsRoute(app: FastifyInstance, { accounts, ...project }: AuthSettingsDeps): void {
  // Signed once: every signature gives a different key.
  let kept: Promise<AuthSettings> | undefined
  app.get('/api/auth-settings', async (_request, reply) => {
    kept ??= authSettings(project, accounts)
    return reply.header('Cache-Control', 'public, max-age=300').send(await kept)
  })
}

interface AuthSettingsDeps extends Project {
  accounts: Accounts
}

async function authSettings(project: Project, accounts: Accounts): Promise<AuthSettings> {
  const { supabaseUrl, supabaseAnonKey } = project
  if (supabaseUrl && supabaseAnonKey)
    return { url: supabaseUrl, anonKey: supabaseAnonKey, passwordMinLength: null }
  const { passwordMinLength } = accounts.config
  return { url: project.publicUrl, anonKey: await issueApiKey(accounts, 'anon'), passwordMinLength }
}
