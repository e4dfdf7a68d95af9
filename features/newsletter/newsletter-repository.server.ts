import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { newsletterSignUps, newsletterSubscribers } from './newsletter.tables.server.ts'

export type StoredSignUp = typeof newsletterSignUps.$inferSelect
export type StoredSubscriber = typeof newsletterSubscribers.$inferSelect

/** Serialises changes of an address until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await takeAdvisoryLock(tx, `newsletter ${email.toLowerCase()}`)
}

/** Serialises sign-ups of a network. Take it before the lock of an address. */
export async function lockNetwork(tx: Transaction, network: string): Promise<void> {
  await takeAdvisoryLock(tx, `newsletter network ${network}`)
}

/** Sign-ups of an address and of a network since these moments. */
export async function countSignUps(
  tx: Transaction,
  of: { email: string; network: string | null; since: { hour: Date; day: Date; month: Date } },
): Promise<{ day: number; month: number; networkHour: number }> {
  const { since, network } = of
  const address = eq(sql`lower(${newsletterSignUps.email})`, of.email.toLowerCase())
  const [ofAddress] = await tx
    .select({
      day: sql<number>`(count(*) filter (where ${gt(newsletterSignUps.askedAt, since.day)}))::int`,
      month: sql<number>`count(*)::int`,
    })
    .from(newsletterSignUps)
    .where(and(address, gt(newsletterSignUps.askedAt, since.month)))
  const [ofNetwork] = network
    ? await tx
        .select({ signUps: count() })
        .from(newsletterSignUps)
        .where(and(eq(newsletterSignUps.askedFrom, network), gt(newsletterSignUps.askedAt, since.hour)))
    : []
  return {
    day: ofAddress?.day ?? 0,
    month: ofAddress?.month ?? 0,
    networkHour: ofNetwork?.signUps ?? 0,
  }
}

export async function insertSignUp(
  tx: Transaction,
  signUp: typeof newsletterSignUps.$inferInsert,
): Promise<void> {
  await tx.insert(newsletterSignUps).values(signUp)
}

export async function findSignUp(
  db: Database | Transaction,
  by: { id: string } | { tokenHash: string },
): Promise<StoredSignUp | undefined> {
  const [signUp] = await db
    .select()
    .from(newsletterSignUps)
    .where('id' in by ? eq(newsletterSignUps.id, by.id) : eq(newsletterSignUps.tokenHash, by.tokenHash))
  return signUp
}

export async function markConfirmed(
  tx: Transaction,
  signUpId: string,
  proof: { subscriberId: string; confirmedAt: Date; confirmedFrom: string | null },
): Promise<void> {
  await tx.update(newsletterSignUps).set(proof).where(eq(newsletterSignUps.id, signUpId))
}

export async function findSubscriber(
  db: Database | Transaction,
  by: { id: string } | { email: string } | { tokenHash: string },
): Promise<StoredSubscriber | undefined> {
  const condition =
    'id' in by
      ? eq(newsletterSubscribers.id, by.id)
      : 'email' in by
        ? eq(sql`lower(${newsletterSubscribers.email})`, by.email.toLowerCase())
        : eq(newsletterSubscribers.tokenHash, by.tokenHash)
  const [subscriber] = await db.select().from(newsletterSubscribers).where(condition)
  return subscriber
}

export async function insertSubscriber(
  tx: Transaction,
  subscriber: typeof newsletterSubscribers.$inferInsert,
): Promise<void> {
  await tx.insert(newsletterSubscribers).values(subscriber)
}

export async function updateSubscriber(
  db: Database | Transaction,
  id: string,
  changes: Partial<Omit<StoredSubscriber, 'id' | 'tokenHash'>>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(changes).where(eq(newsletterSubscribers.id, id))
}

const isActive = and(isNull(newsletterSubscribers.unsubscribedAt), isNull(newsletterSubscribers.bouncedAt))

/** Active subscribers of each language. */
export async function countSubscribers(db: Database): Promise<Record<Language, number>> {
  const { language } = newsletterSubscribers
  const rows = await db
    .select({ language, subscribers: count() })
    .from(newsletterSubscribers)
    .where(isActive)
    .groupBy(language)
  const of = (wanted: Language) => rows.find((row) => row.language === wanted)?.subscribers ?? 0
  return { de: of('de'), en: of('en'), fr: of('fr'), it: of('it') }
}

/** Active subscribers by date of consent. */
export function listSubscribers(db: Database | Transaction): Promise<StoredSubscriber[]> {
  return db
    .select()
    .from(newsletterSubscribers)
    .where(isActive)
    .orderBy(asc(newsletterSubscribers.confirmedAt), asc(newsletterSubscribers.id))
}
