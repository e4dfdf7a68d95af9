import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import type { Language } from '#i18n/languages.ts'

export interface AuthContext extends AccountDeps {
  languageOf: (request: FastifyRequest) => Language
  /** Set to false only in tests and benchmarks, which come from one address. */
  rateLimits: boolean
  /** Request timeout; default ten seconds. */
  requestMs?: number
  /** Answers that could reveal an account take this long, or a multiple of it; default 250 ms. */
  answerMs?: number
}

export type AuthEndpoint = (scope: FastifyInstance, context: AuthContext) => void
