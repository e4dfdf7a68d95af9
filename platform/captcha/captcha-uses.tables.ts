import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Challenges whose solution was accepted: each opens one door. */
export const captchaUses = pgTable(
  'captcha_uses',
  {
    /** The challenge's nonce. */
    challenge: text().primaryKey(),
    /** SHA-256 of what it was used for: the same again passes again. */
    usedFor: text('used_for').notNull(),
    /** When the challenge itself is refused; the row may go afterwards. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_uses_expiry').on(table.expiresAt)],
)
