import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { type AppKey, deriveBytes, hashToken } from '#platform/secrets.ts'
import { authOneTimeTokens } from '../database/account.tables.server.ts'
import { MAX_WRONG_CODES, ONE_TIME_TOKEN_HOURS, type OneTimeTokenKind } from '../account.ts'

const LIFETIME_MS = ONE_TIME_TOKEN_HOURS * 3_600_000

export type StoredOneTimeToken = typeof authOneTimeTokens.$inferSelect

/** Derived from the row's id; neither is stored. */
export interface OneTimeSecrets {
  code: string
  /** Hex SHA-224, prefixed `pkce_` when the link returns a PKCE code. */
  linkToken: string
}

/** Issues a code, replacing an earlier one of its kind. Secrets derive from the row's id, for rendering later. */
export async function issueOneTimeToken(
  tx: Transaction,
  issue: {
    key: AppKey
    userId: string
    kind: OneTimeTokenKind
    address: string
    flowId?: string | undefined
    now: Date
  },
): Promise<OneTimeSecrets & { id: string }> {
  const { key, userId, kind, address, flowId, now } = issue
  const id = randomUUID()
  const secrets = secretsOf(key, { id, address, flowId: flowId ?? null })
  await tx
    .delete(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.userId, userId), eq(authOneTimeTokens.kind, kind)))
  await tx.insert(authOneTimeTokens).values({
    id,
    userId,
    kind,
    address,
    flowId: flowId ?? null,
    tokenHash: hashToken(secrets.linkToken),
    createdAt: now,
  })
  return { id, ...secrets }
}

export function secretsOf(
  key: AppKey,
  { id, address, flowId }: Pick<StoredOneTimeToken, 'id' | 'address' | 'flowId'>,
): OneTimeSecrets {
  const number = deriveBytes(key, 'one-time-code', id).readUInt32BE(0) % 1_000_000
  const code = String(number).padStart(6, '0')
  // A code has only a million values, so the link adds a secret salt.
  const salt = deriveBytes(key, 'one-time-link', id).toString('hex')
  const hash = createHash('sha224')
    .update(address + code + salt)
    .digest('hex')
  return { code, linkToken: flowId ? `pkce_${hash}` : hash }
}

export async function findTokenById(
  db: Database | Transaction,
  id: string,
): Promise<StoredOneTimeToken | undefined> {
  const [token] = await db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.id, id))
  return token
}

export async function findUserOfLink(tx: Transaction, linkToken: string): Promise<string | undefined> {
  const [token] = await tx
    .select({ userId: authOneTimeTokens.userId })
    .from(authOneTimeTokens)
    .where(eq(authOneTimeTokens.tokenHash, hashToken(linkToken)))
  return token?.userId
}

/** Consumes a link token; of concurrent callers one gets it. Expired ones stay until purged. */
export async function consumeLinkToken(
  tx: Transaction,
  linkToken: string,
  kinds: readonly OneTimeTokenKind[],
  now: Date,
): Promise<StoredOneTimeToken | undefined> {
  const [token] = await tx
    .delete(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.tokenHash, hashToken(linkToken)),
        inArray(authOneTimeTokens.kind, [...kinds]),
        gte(authOneTimeTokens.createdAt, new Date(now.getTime() - LIFETIME_MS)),
      ),
    )
    .returning()
  return token
}

/** Consumes the token of a typed code. Locks the user's tokens; a wrong code counts against all given kinds. */
export async function consumeCodeToken(
  tx: Transaction,
  typed: {
    key: AppKey
    userId: string
    address: string
    code: string
    kinds: readonly OneTimeTokenKind[]
    now: Date
  },
): Promise<StoredOneTimeToken | undefined> {
  const { key, userId, address, code, kinds, now } = typed
  const candidates = await tx
    .select()
    .from(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.userId, userId),
        eq(authOneTimeTokens.address, address),
        inArray(authOneTimeTokens.kind, [...kinds]),
      ),
    )
    .for('update')
  const usable = candidates.filter((token) => !isExpired(token, now) && token.wrongCodes < MAX_WRONG_CODES)
  const fitting = usable.find((token) => secretsOf(key, token).code === code)
  if (!fitting) {
    for (const token of usable)
      await tx
        .update(authOneTimeTokens)
        .set({ wrongCodes: token.wrongCodes + 1 })
        .where(eq(authOneTimeTokens.id, token.id))
    return undefined
  }
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, fitting.id))
  return fitting
}

/** Called after a password change, which invalidates all pending codes. */
export async function deletePendingTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId))
}

export async function hasToken(tx: Transaction, userId: string, kind: OneTimeTokenKind): Promise<boolean> {
  const rows = await tx
    .select({ id: authOneTimeTokens.id })
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.userId, userId), eq(authOneTimeTokens.kind, kind)))
  return rows.length > 0
}

function isExpired(token: StoredOneTimeToken, now: Date): boolean {
  return now.getTime() - token.createdAt.getTime() > LIFETIME_MS
}
