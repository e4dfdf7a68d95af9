import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { authUsers } from '../database/account.tables.server.ts'

/**
 * A key that stays on its owner's device; only its public half is here.
 * @retention accounts
 */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** base64url, as the authenticator names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; 0 of keys that do not count. A lower one than stored means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Kept in a password manager or cloud, so it outlives the device. */
    backedUp: boolean('backed_up').notNull(),
    friendlyName: text('friendly_name').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('auth_passkeys_user').on(t.userId)],
)

/**
 * What a device has to sign: once, within five minutes.
 * @retention sweeper
 */
export const authPasskeyChallenges = pgTable(
  'auth_passkey_challenges',
  {
    id: uuid('id').primaryKey(),
    /** The account that adds a passkey; null for signing in, where it is unknown. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('auth_passkey_challenges_created').on(t.createdAt)],
)
