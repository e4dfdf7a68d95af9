import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import type { Metadata } from '../account.ts'
import {
  findUser,
  insertIdentity,
  insertUser,
  type NewUser,
  type StoredUser,
} from '../database/users-repository.server.ts'

export interface UserCreation {
  id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | null
  emailConfirmed?: boolean
  phoneConfirmed?: boolean
  data?: Metadata | undefined
  /** Copies what is proven into the metadata, like the reference. */
  isSignUp?: boolean
  appMetadata?: Metadata | undefined
  more?: Partial<Pick<NewUser, 'role' | 'invitedAt' | 'isAnonymous' | 'bannedUntil'>>
  now: Date
}

/** Inserts an account with its identities. @returns undefined when address or number are taken. */
export async function createUser(tx: Transaction, creation: UserCreation): Promise<StoredUser | undefined> {
  const { email, phone, data = {}, appMetadata = {}, more = {}, now } = creation
  const id = creation.id ?? randomUUID()
  const emailVerified = Boolean(creation.emailConfirmed)
  const phoneVerified = Boolean(creation.phoneConfirmed)
  const providers = [email && 'email', phone && 'phone'].filter(Boolean)
  const proof = { sub: id, email_verified: emailVerified, phone_verified: phoneVerified }
  const inserted = await insertUser(tx, {
    ...more,
    id,
    email: email ?? null,
    phone: phone ?? null,
    passwordHash: creation.passwordHash ?? null,
    emailConfirmedAt: email && emailVerified ? now : null,
    phoneConfirmedAt: phone && phoneVerified ? now : null,
    appMetadata: providers.length > 0 ? { provider: providers[0], providers, ...appMetadata } : appMetadata,
    userMetadata: creation.isSignUp ? { ...data, ...proof, ...(email && { email }) } : data,
    createdAt: now,
    updatedAt: now,
  })
  if (!inserted) return undefined
  if (email) await addIdentity(tx, id, 'email', { ...proof, email }, now)
  if (phone) await addIdentity(tx, id, 'phone', { ...proof, phone }, now)
  return findUser(tx, id)
}

async function addIdentity(
  tx: Transaction,
  userId: string,
  provider: string,
  data: Metadata,
  now: Date,
): Promise<void> {
  await insertIdentity(tx, {
    id: randomUUID(),
    userId,
    provider,
    subject: userId,
    data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  })
}
