import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { IdentityProvider } from '#platform/identity-provider/identity-provider.ts'
import type { SigningKeys } from '#platform/signing-keys/signing-keys.ts'
import type { AccountConfig } from './account.ts'

export interface AccountDeps {
  db: Database
  key: AppKey
  clock: Clock
  keys: SigningKeys
  config: AccountConfig
  /** The only external sign-in provider. */
  provider?: IdentityProvider | undefined
}
