import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import type { Language } from '#i18n/languages.ts'

/** What every endpoint of `/auth/v1` is given. */
export interface AuthContext extends AccountDeps {
  /** In which language a mail that this request causes is written. */
  languageOf: (request: FastifyRequest) => Language
  /** Limits per visitor's address; off only where tests or benchmarks come from one address. */
  rateLimits: boolean
  /** Longest time for a request; ten seconds unless told. */
  requestMs?: number
}

/** One endpoint a file: each registers itself on the scope below `/auth/v1`. */
export type AuthEndpoint = (scope: FastifyInstance, context: AuthContext) => void
