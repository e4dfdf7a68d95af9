import { gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { normaliseEmail } from '../account.ts'
import { authAudit } from '../database/account.tables.server.ts'
import { findUserByEmail } from '../database/users-repository.server.ts'

const LONGEST_DOMAIN = 60

/** `l…@example.ch`: enough to recognise one's own address. */
export function maskAddress(email: string): string {
  const [, first = '', domain = ''] = /^\s*([^@\s])[^@]*@([\p{L}\p{N}.-]+)\s*$/iu.exec(email) ?? []
  return first ? `${first.toLowerCase()}…@${domain.toLowerCase().slice(0, LONGEST_DOMAIN)}` : '…'
}

const MOST_ROWS_A_MINUTE = 60
const NETWORK_LENGTH = 12
const MOST_REPEATS = 1_000_000

export interface Refusal {
  action: 'sign_in_refused' | 'access_denied'
  network: string
  reason: string
  userId?: string | undefined
  /** As typed; unknown addresses are stored masked. */
  email?: string | undefined
}

/**
 * Writes an audit row per network, kind and minute; at most 61 rows per minute, so that an attacker cannot fill the
 * disk.
 */
export async function recordRefusal(
  { db, key, clock }: Pick<AccountDeps, 'db' | 'key' | 'clock'>,
  refusal: Refusal,
): Promise<void> {
  const at = clock()
  const minute = at.toISOString().slice(0, 16)
  const network = hiddenNetwork(key, refusal.network)
  const isFull = (await rowsOf(db, minute)) >= MOST_ROWS_A_MINUTE
  const who = isFull ? {} : await accountOf(db, refusal)
  const row = {
    at,
    action: refusal.action,
    network: isFull ? null : network,
    detail: isFull ? {} : { reason: refusal.reason },
    repeatKey: isFull ? `${minute} rest` : `${minute} ${refusal.action} ${network}`,
    ...who,
  }
  await db
    .insert(authAudit)
    .values(row)
    .onConflictDoUpdate({
      target: authAudit.repeatKey,
      set: {
        times: sql`least(${authAudit.times} + 1, ${MOST_REPEATS})`,
        userId: sql`case when ${authAudit.userId} = excluded.user_id then excluded.user_id end`,
        subject: sql`case when ${authAudit.subject} = excluded.subject then excluded.subject end`,
      },
    })
}

async function rowsOf(db: Database, minute: string): Promise<number> {
  return db.$count(
    authAudit,
    sql`${gte(authAudit.repeatKey, minute)} and ${lt(authAudit.repeatKey, `${minute}~`)}`,
  )
}

async function accountOf(db: Database, { userId, email }: Refusal) {
  if (userId || !email) return { userId }
  const user = await findUserByEmail(db, normaliseEmail(email))
  return user ? { userId: user.id } : { subject: maskAddress(email) }
}

function hiddenNetwork(key: AppKey, network: string): string {
  return deriveToken(key, 'audit-network', network).slice(0, NETWORK_LENGTH)
}
