import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import type { AuthMethod, GrantType } from './oauth-client.ts'

/**
 * A program that may ask people to sign in here. No personal data.
 * @retention nobody: programs, not people
 */
export const authOauthClients = pgTable(
  'auth_oauth_clients',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of 256 random bits; null: the client can keep no secret. */
    secretHash: text('secret_hash'),
    authMethod: text('auth_method').$type<AuthMethod>().notNull(),
    name: text('name').notNull(),
    uri: text('uri').notNull(),
    logoUri: text('logo_uri').notNull(),
    redirectUris: jsonb('redirect_uris').$type<string[]>().notNull(),
    grantTypes: jsonb('grant_types').$type<GrantType[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('auth_oauth_clients_created').on(table.createdAt)],
)
