import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** @retention nobody */
export const captchaUses = pgTable(
  'captcha_uses',
  {
    challenge: text().primaryKey(),
    /** SHA-256 of the purpose: the same request repeated passes again. */
    usedFor: text('used_for').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_uses_expiry').on(table.expiresAt)],
)
