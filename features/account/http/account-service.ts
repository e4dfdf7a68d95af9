import type { FastifyRequest } from 'fastify'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import type { PasswordCost } from '#features/account/account.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { Settings } from '#platform/settings.ts'
import { identityProvider } from '#platform/identity-provider/identity-provider.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { accountConfig } from './account-config.ts'
import { languageOf } from '#platform/http/requested-language.ts'

export async function openAccountService(input: {
  db: Database
  key: AppKey
  clock: Clock
  settings: Settings
  passwordCost?: PasswordCost | undefined
}): Promise<AuthContext> {
  const { db, key, clock, settings, passwordCost } = input
  const provider =
    settings.authOidc &&
    identityProvider({ ...settings.authOidc, redirectUri: `${settings.publicUrl}/auth/v1/callback` })
  const keys = await openSigningKeys({ ...settings, clock })
  const deps: AccountDeps = { db, key, clock, keys, config: accountConfig(settings, passwordCost), provider }
  return {
    ...deps,
    languageOf: (request: FastifyRequest) => languageOf(request, undefined),
    rateLimits: settings.authRateLimits,
  }
}
