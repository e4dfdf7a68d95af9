import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { authFactors, authIdentities, authUsers } from './account.tables.server.ts'

export type StoredUser = typeof authUsers.$inferSelect
export type StoredIdentity = typeof authIdentities.$inferSelect
export type StoredFactor = typeof authFactors.$inferSelect
export type NewUser = typeof authUsers.$inferInsert

export interface UserProfile {
  user: StoredUser
  identities: StoredIdentity[]
  factors: StoredFactor[]
}

/** @returns false when the address or number belongs to another account. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const rows = await tx.insert(authUsers).values(user).onConflictDoNothing().returning({ id: authUsers.id })
  return rows.length === 1
}

export async function insertIdentity(
  tx: Transaction,
  identity: typeof authIdentities.$inferInsert,
): Promise<void> {
  await tx.insert(authIdentities).values(identity).onConflictDoNothing()
}

export async function updateUser(
  tx: Transaction,
  id: string,
  change: Partial<NewUser>,
  now: Date,
): Promise<StoredUser> {
  const [user] = await tx
    .update(authUsers)
    .set({ ...change, updatedAt: now })
    .where(eq(authUsers.id, id))
    .returning()
  if (!user) throw new Error('auth_users has no such row')
  return user
}

/** Excludes soft-deleted users. The address must be lower-case. */
export async function findUserByEmail(
  db: Database | Transaction,
  email: string,
): Promise<StoredUser | undefined> {
  const [user] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNull(authUsers.deletedAt)))
  return user
}

export async function findUserByPhone(
  db: Database | Transaction,
  phone: string,
): Promise<StoredUser | undefined> {
  const [user] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.phone, phone), isNull(authUsers.deletedAt)))
  return user
}

export async function findUser(db: Database | Transaction, id: string): Promise<StoredUser | undefined> {
  const [user] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isNull(authUsers.deletedAt)))
  return user
}

/** Also softly deleted, for administrators alone. */
export async function findAnyUser(db: Database | Transaction, id: string): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id))
  return user
}

/** Locks the user until the transaction ends; limits per account are decided under it. */
export async function lockUser(tx: Transaction, id: string): Promise<StoredUser | undefined> {
  const [user] = await tx
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isNull(authUsers.deletedAt)))
    .for('update')
  return user
}

/** Locks also a softly deleted one, for administrators alone. */
export async function lockAnyUser(tx: Transaction, id: string): Promise<StoredUser | undefined> {
  const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, id)).for('update')
  return user
}

export async function readProfile(db: Database | Transaction, user: StoredUser): Promise<UserProfile> {
  const identities = await db
    .select()
    .from(authIdentities)
    .where(eq(authIdentities.userId, user.id))
    .orderBy(asc(authIdentities.createdAt), asc(authIdentities.id))
  const factors = await db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, user.id))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id))
  return { user, identities, factors }
}

/** Whether no owner's address is confirmed yet, in which case the owner must still be let in. */
export async function hasNoConfirmedOwner(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${authUsers} where ${authUsers.staffRole} = 'owner' and ${authUsers.emailConfirmedAt} is not null and ${authUsers.deletedAt} is null limit 1`,
  )
  return rows.length === 0
}

/** Addresses of accounts by id, without deleted ones. */
export async function listAddresses(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: authUsers.id, email: authUsers.email })
    .from(authUsers)
    .where(inArray(authUsers.id, [...ids]))
  return new Map(rows.flatMap(({ id, email }) => (email ? [[id, email] as const] : [])))
}
