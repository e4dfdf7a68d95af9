import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashToken } from '../secrets.ts'
import type { SolvedCaptcha } from './read-solution.ts'
import { captchaUses } from './captcha-uses.tables.ts'

/** Spends a solved challenge on `matter`, across all processes. True the first time and for retries of `matter`. */
export async function spendCaptcha(
  db: Database,
  { id, expiresAt }: Pick<SolvedCaptcha, 'id' | 'expiresAt'>,
  matter: string,
): Promise<boolean> {
  const usedFor = hashToken(`captcha:${matter}`)
  const added = await db
    .insert(captchaUses)
    .values({ challenge: id, usedFor, expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: captchaUses.challenge })
  if (added.length > 0) return true
  const [used] = await db.select().from(captchaUses).where(eq(captchaUses.challenge, id))
  return used?.usedFor === usedFor
}

/** Maximum clock skew between two servers. */
const CLOCKS_APART_MS = 3_600_000

/** Deletes uses of expired challenges; runs hourly. */
export async function purgeCaptchaUses(db: Database, now: Date): Promise<void> {
  await db.delete(captchaUses).where(lt(captchaUses.expiresAt, new Date(now.getTime() - CLOCKS_APART_MS)))
}
