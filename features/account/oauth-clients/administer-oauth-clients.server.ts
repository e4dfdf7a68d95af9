import { count, desc, eq } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { accept } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { recordAction } from '../security/audit.server.ts'
import { authMethodOf, type ClientType, clientTypeOf } from './oauth-client.ts'
import { authOauthClients } from './oauth-client.tables.server.ts'

export type StoredOauthClient = typeof authOauthClients.$inferSelect
type Deps = Pick<AccountDeps, 'db' | 'clock'>
type Facts = Pick<
  StoredOauthClient,
  'name' | 'uri' | 'logoUri' | 'redirectUris' | 'grantTypes' | 'authMethod'
>

/** The secret is shown here and never again; undefined: the client can keep none. */
export interface NewOauthClient {
  client: StoredOauthClient
  secret: string | undefined
}

/** The newest first. */
export async function listOauthClients(
  db: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ clients: StoredOauthClient[]; total: number }> {
  const clients = await db
    .select()
    .from(authOauthClients)
    .orderBy(desc(authOauthClients.createdAt), desc(authOauthClients.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [all] = await db.select({ total: count() }).from(authOauthClients)
  return { clients, total: all?.total ?? 0 }
}

export async function readOauthClient(db: Database, id: string): Promise<AccountResult<StoredOauthClient>> {
  const [client] = await db.select().from(authOauthClients).where(eq(authOauthClients.id, id))
  return client ? accept(client) : unknownClient()
}

export async function addOauthClient(
  { db, clock }: Deps,
  {
    type,
    authMethod: method,
    ...facts
  }: Omit<Facts, 'authMethod'> & Partial<Pick<Facts, 'authMethod'>> & { type?: ClientType | undefined },
): Promise<AccountResult<NewOauthClient>> {
  const authMethod = authMethodOf({ type, method })
  if (!authMethod.ok) return authMethod
  const now = clock()
  const secret = clientTypeOf(authMethod.value) === 'public' ? undefined : newSecret()
  const client: StoredOauthClient = {
    id: randomUUID(),
    secretHash: secret ? hashToken(secret) : null,
    ...facts,
    authMethod: authMethod.value,
    createdAt: now,
    updatedAt: now,
  }
  await db.transaction(async (tx) => {
    await tx.insert(authOauthClients).values(client)
    await record(tx, 'oauth_client_added', client.id, now)
  })
  return accept({ client, secret })
}

/** A client keeps its type: with or without a secret. */
export async function editOauthClient(
  { db, clock }: Deps,
  id: string,
  change: Partial<Facts>,
): Promise<AccountResult<StoredOauthClient>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await lockClient(tx, id)
    if (!before) return unknownClient()
    if (change.authMethod && clientTypeOf(change.authMethod) !== clientTypeOf(before.authMethod))
      return refuseAccount(
        'validation_failed',
        `token_endpoint_auth_method '${change.authMethod}' is not valid for client_type '${clientTypeOf(before.authMethod)}'`,
      )
    await record(tx, 'oauth_client_changed', id, now)
    return accept(await updateClient(tx, id, { ...change, updatedAt: now }))
  })
}

/** Ends the earlier secret at once. */
export async function renewOauthClientSecret(
  { db, clock }: Deps,
  id: string,
): Promise<AccountResult<NewOauthClient>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await lockClient(tx, id)
    if (!before) return unknownClient()
    if (clientTypeOf(before.authMethod) === 'public')
      return refuseAccount('validation_failed', 'Cannot regenerate secret for public client')
    const secret = newSecret()
    await record(tx, 'oauth_client_secret_renewed', id, now)
    return accept({
      client: await updateClient(tx, id, { secretHash: hashToken(secret), updatedAt: now }),
      secret,
    })
  })
}

export async function removeOauthClient({ db, clock }: Deps, id: string): Promise<AccountResult<null>> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(authOauthClients).where(eq(authOauthClients.id, id))
    if (removed.rowCount !== 1) return unknownClient()
    await record(tx, 'oauth_client_removed', id, clock())
    return accept(null)
  })
}

async function lockClient(tx: Transaction, id: string): Promise<StoredOauthClient | undefined> {
  const [client] = await tx.select().from(authOauthClients).where(eq(authOauthClients.id, id)).for('update')
  return client
}

async function updateClient(
  tx: Transaction,
  id: string,
  change: Partial<StoredOauthClient>,
): Promise<StoredOauthClient> {
  const [client] = await tx
    .update(authOauthClients)
    .set(change)
    .where(eq(authOauthClients.id, id))
    .returning()
  if (!client) throw new Error('auth_oauth_clients has no such row')
  return client
}

function record(
  tx: Transaction,
  action: `oauth_client_${'added' | 'changed' | 'removed' | 'secret_renewed'}`,
  client: string,
  at: Date,
): Promise<void> {
  return recordAction(tx, { at, action, detail: { client } })
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function unknownClient() {
  return refuseAccount('oauth_client_not_found', 'OAuth client not found')
}
