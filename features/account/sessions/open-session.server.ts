import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import { type AppKey, deriveBytes, hashToken } from '#platform/secrets.ts'
import type { AssuranceLevel, AuthenticationStep } from '../account.ts'
import {
  deleteSessions,
  insertRefreshToken,
  insertSession,
  type StoredSession,
} from '../database/sessions-repository.server.ts'
import { type StoredUser, updateUser } from '../database/users-repository.server.ts'

const TOKEN_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** 124 bits. */
const TOKEN_LENGTH = 24
const USER_AGENT_LENGTH = 200
export const REFRESH_TOKEN_SHAPE = /^[a-z0-9]{12,64}$/

export interface OpenSession {
  user: StoredUser
  session: StoredSession
  refreshToken: string
}

/** Inserts a session with its first refresh token. */
export async function openSession(tx: Transaction, opening: SessionOpening): Promise<OpenSession> {
  const { key, method, userAgent = '', aal = 'aal1', now } = opening
  const steps: AuthenticationStep[] = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const session: StoredSession = {
    id: randomUUID(),
    userId: opening.user.id,
    aal,
    steps,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    createdAt: now,
    refreshedAt: now,
  }
  await insertSession(tx, session)
  const refreshToken = await addRefreshToken(tx, { key, sessionId: session.id, parentId: null, now })
  const user = await updateUser(tx, opening.user.id, { lastSignInAt: now }, now)
  return { user, session, refreshToken }
}

export interface SessionOpening {
  key: AppKey
  user: StoredUser
  method: string
  userAgent?: string | undefined
  aal?: AssuranceLevel
  now: Date
}

/** Adds the next token of a session's chain. Only its hash is stored; the text derives from the row's id. */
export async function addRefreshToken(
  tx: Transaction,
  link: { key: AppKey; sessionId: string; parentId: string | null; now: Date },
): Promise<string> {
  const id = randomUUID()
  const token = refreshTokenOf(link.key, id)
  const { sessionId, parentId, now } = link
  await insertRefreshToken(tx, { id, sessionId, parentId, tokenHash: hashToken(token), createdAt: now })
  return token
}

export function refreshTokenOf(key: AppKey, id: string): string {
  let rest = BigInt(`0x${deriveBytes(key, 'refresh-token', id).toString('hex')}`)
  let token = ''
  while (token.length < TOKEN_LENGTH) {
    token += TOKEN_CHARACTERS[Number(rest % 36n)]
    rest /= 36n
  }
  return token
}

/** Ends all sessions of a user except `except`. */
export async function endSessions(tx: Transaction, userId: string, except?: string): Promise<void> {
  await deleteSessions(tx, userId, except ? { except } : {})
}
