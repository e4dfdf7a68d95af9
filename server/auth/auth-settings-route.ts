import type { FastifyInstance } from 'fastify'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import type { Settings } from '#platform/settings.ts'

type Accounts = Parameters<typeof issueApiKey>[0]
type Project = Pick<Settings, 'publicUrl' | 'supabaseUrl' | 'supabaseAnonKey'>

/** What the browser creates the client of the auth service with; both are public. */
export interface AuthSettings {
  /** Address of the project; the service is below it, at `/auth/v1`. */
  url: string
  anonKey: string
}

/** `GET /api/auth-settings`: our own service, or the project that the settings name. */
export function authSettingsRoute(app: FastifyInstance, { accounts, ...project }: AuthSettingsDeps): void {
  // A key is signed once: every signature would be another one.
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
  if (supabaseUrl && supabaseAnonKey) return { url: supabaseUrl, anonKey: supabaseAnonKey }
  return { url: project.publicUrl, anonKey: await issueApiKey(accounts, 'anon') }
}
