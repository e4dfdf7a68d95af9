import type { FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { authenticate, type Caller } from '#features/account/sessions/authenticate.server.ts'
import { createImageRenderer } from '#features/storage/objects/render-image.server.ts'
import { STORAGE_AREAS, type StorageUser } from '#features/storage/rules/permission.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { type AppKey, deriveBytes } from '#platform/secrets.ts'
import type { Settings } from '#platform/settings.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { bearerOf } from '#supabase-api/auth/request-facts.ts'
import type { CallerProblem, StorageContext } from '#supabase-api/storage/storage-context.ts'
import type { StaffGuard } from '#features/account/http/staff-member.ts'

export function storageService(input: {
  storage: StorageDeps
  accounts: AuthContext
  staffGuard: StaffGuard
  key: AppKey
  settings: Pick<Settings, 'supabaseAnonKey' | 'authRateLimits'>
}): StorageContext {
  const { storage, accounts, staffGuard, key, settings } = input
  return {
    ...storage,
    ...storageCaller({ accounts, staffGuard, projectKey: settings.supabaseAnonKey }),
    signingKey: deriveBytes(key, 'storage-address', '1'),
    images: createImageRenderer(),
    rateLimits: settings.authRateLimits,
  }
}

interface CallerDeps {
  accounts: Pick<AccountDeps, 'db' | 'keys' | 'config' | 'clock'>
  /** For own accounts or the external project. */
  staffGuard: StaffGuard
  projectKey?: string | undefined
}

export function storageCaller(deps: CallerDeps): Pick<StorageContext, 'callerOf' | 'isService'> {
  const { accounts, staffGuard, projectKey } = deps
  return {
    async callerOf(request): Promise<Result<StorageUser, CallerProblem>> {
      const bearer = bearerOf(request)
      if (projectKey && bearer && isSame(bearer, projectKey)) return accept({ kind: 'anonymous' })
      const own = await authenticate(accounts, bearer)
      if (own.ok && own.value.kind !== 'user') return accept({ kind: own.value.kind })
      const member = await staffGuard(request)
      if (member.ok) {
        const { id, role } = member.value
        return accept({ kind: 'user', id, areas: STORAGE_AREAS.filter((area) => mayDo(role, area)) })
      }
      if (member.refusal.status === 403) return accept(outsider(own.ok ? own.value : undefined, request))
      const isExpired = !own.ok && own.refusal.message.endsWith('token is expired')
      return refuse(isExpired ? 'expired' : 'malformed')
    },
    async isService(request) {
      const verified = await accounts.keys.verify(bearerOf(request) ?? '')
      return verified.ok && verified.value.role === 'service_role'
    },
  }
}

/** Signed in but not staff: a guest, or the second factor is missing. */
function outsider(caller: Caller | undefined, request: FastifyRequest): StorageUser {
  const id = caller?.kind === 'user' ? caller.user.id : subjectOf(bearerOf(request) ?? '')
  return { kind: 'user', id, areas: [] }
}

function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.')
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub?: unknown }
  return typeof sub === 'string' ? sub : ''
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
