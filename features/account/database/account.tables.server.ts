import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import { STAFF_ROLES, type StaffRole } from '../roles/permissions.ts'
import type { AssuranceLevel, AuthenticationStep, Metadata, OneTimeTokenKind } from '../account.ts'

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' })

/**
 * Staff and visitors. Addresses are lower-case; a soft-deleted account keeps its row without them.
 * @retention accounts
 */
export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    role: text('role').notNull().default('authenticated'),
    email: text('email'),
    phone: text('phone'),
    /** Argon2id PHC string, or bcrypt of an imported account. Null: no password. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: moment('email_confirmed_at'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    invitedAt: moment('invited_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    magicLinkSentAt: moment('magic_link_sent_at'),
    /** Until both addresses have confirmed. */
    newEmail: text('new_email'),
    emailChangeSentAt: moment('email_change_sent_at'),
    reauthenticationSentAt: moment('reauthentication_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    appMetadata: jsonb('app_metadata').$type<Metadata>().notNull().default({}),
    userMetadata: jsonb('user_metadata').$type<Metadata>().notNull().default({}),
    /** Null: a visitor. Written only by invitations, owners and `npm run account` (ADR-041). */
    staffRole: text('staff_role').$type<StaffRole>(),
    staffSince: moment('staff_since'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    bannedUntil: moment('banned_until'),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('auth_users_email').on(table.email).where(sql`${table.deletedAt} is null`),
    uniqueIndex('auth_users_phone').on(table.phone).where(sql`${table.deletedAt} is null`),
    index('auth_users_created').on(table.createdAt),
    index('auth_users_staff').on(table.staffRole).where(sql`${table.staffRole} is not null`),
    check('auth_users_staff_role', sql`${table.staffRole} in (${oneOf(STAFF_ROLES)})`),
    check('auth_users_staff_since', sql`(${table.staffRole} is null) = (${table.staffSince} is null)`),
  ],
)

/**
 * How a user is identified: by e-mail address or by subject at an identity provider.
 * @retention accounts
 */
export const authIdentities = pgTable(
  'auth_identities',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Metadata>().notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('auth_identities_subject').on(table.provider, table.subject),
    index('auth_identities_user').on(table.userId),
  ],
)

/**
 * A signed-in device. Its row is the lock under which refresh tokens rotate.
 * @retention accounts
 */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    aal: text('aal').$type<AssuranceLevel>().notNull(),
    steps: jsonb('steps').$type<AuthenticationStep[]>().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
  },
  (table) => [index('auth_sessions_user').on(table.userId)],
)

/**
 * A chain per session: each use revokes a token and adds its child. Token texts derive from the id.
 * @retention sweeper
 */
export const authRefreshTokens = pgTable(
  'auth_refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    parentId: uuid('parent_id').references((): AnyPgColumn => authRefreshTokens.id, {
      onDelete: 'set null',
    }),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('auth_refresh_tokens_active').on(table.sessionId).where(sql`${table.revokedAt} is null`),
    index('auth_refresh_tokens_parent').on(table.parentId),
  ],
)

/**
 * One per user and kind; a newer one replaces it.
 * @retention sweeper
 */
export const authOneTimeTokens = pgTable(
  'auth_one_time_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').$type<OneTimeTokenKind>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    address: text('address').notNull(),
    flowId: uuid('flow_id').references(() => authFlows.id, { onDelete: 'cascade' }),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('auth_one_time_tokens_kind').on(table.userId, table.kind)],
)

/** @retention sweeper */
export const authFlows = pgTable('auth_flows', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').unique(),
  codeIssuedAt: moment('code_issued_at'),
  challenge: text('challenge'),
  challengeMethod: text('challenge_method').$type<'s256' | 'plain'>(),
  method: text('method').notNull(),
  provider: text('provider'),
  redirectTo: text('redirect_to'),
  providerSecrets: jsonb('provider_secrets').$type<Record<string, string>>(),
  createdAt: moment('created_at').notNull(),
})

/** @retention accounts */
export const authFactors = pgTable(
  'auth_factors',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    friendlyName: text('friendly_name').notNull().default(''),
    type: text('type').$type<'totp' | 'webauthn'>().notNull(),
    status: text('status').$type<'unverified' | 'verified'>().notNull(),
    /** TOTP secret, encrypted with the application key. Null: a key, which keeps its own. */
    sealedSecret: text('sealed_secret'),
    /** The last accepted 30-second step, so that a code counts once. */
    lastStep: integer('last_step'),
    lastChallengedAt: moment('last_challenged_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('auth_factors_user').on(table.userId)],
)

/**
 * The public half of a key that is a factor; there once its owner has used it.
 * @retention accounts
 */
export const authFactorKeys = pgTable('auth_factor_keys', {
  factorId: uuid('factor_id')
    .primaryKey()
    .references(() => authFactors.id, { onDelete: 'cascade' }),
  /** base64url, as the authenticator names it. */
  credentialId: text('credential_id').notNull().unique(),
  /** COSE key, base64url. */
  publicKey: text('public_key').notNull(),
  /** Signatures so far; 0 of keys that do not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
})

/** @retention sweeper */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: uuid('id').primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => authFactors.id, { onDelete: 'cascade' }),
    /** SHA-256 of the requesting address, which must also answer. */
    addressHash: text('address_hash').notNull(),
    /** What a key has to sign, base64url. Null for codes. */
    signed: text('signed'),
    createdAt: moment('created_at').notNull(),
    verifiedAt: moment('verified_at'),
  },
  (table) => [index('auth_challenges_factor').on(table.factorId)],
)

/** @retention sweeper */
export const authFailures = pgTable(
  'auth_failures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('auth_failures_subject').on(table.subject, table.at)],
)

/**
 * Append-only; refusals of one minute share a row. Rows outlive the account.
 * @retention audit
 */
export const authAudit = pgTable(
  'auth_audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    userId: uuid('user_id'),
    detail: jsonb('detail').$type<Metadata>().notNull().default({}),
    /** Masked address, when there is no account. */
    subject: text('subject'),
    network: text('network'),
    /** More than one only with a `repeatKey`. */
    times: integer('times').notNull().default(1),
    repeatKey: text('repeat_key').unique(),
  },
  (table) => [
    index('auth_audit_user').on(table.userId, table.at),
    index('auth_audit_at').on(table.at),
    index('auth_audit_action').on(table.action, table.at, table.id),
  ],
)
