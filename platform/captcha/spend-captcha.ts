import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { hashToken } from '../secrets.ts'
import { captchaUses } from './captcha-uses.tables.ts'
import type { SolvedCaptcha } from './read-solution.ts'

/**
 * Spends a solved challenge on one matter, over all processes. True the first time, and again for the same matter: who
 * repeats what got no answer shall not be refused. `matter` tells it apart from every other.
 */
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

/** Clocks of two servers may differ by this much. */
const CLOCKS_APART_MS = 3_600_000

/** Forgets uses of challenges that are refused anyway. Call it each hour. */
export async function purgeCaptchaUses(db: Database, now: Date): Promise<void> {
  await db.delete(captchaUses).where(lt(captchaUses.expiresAt, new Date(now.getTime() - CLOCKS_APART_MS)))
}
