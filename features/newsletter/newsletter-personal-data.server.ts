import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { newsletterSignUps, newsletterSubscribers } from './newsletter.tables.server.ts'
import { findSubscriber, lockAddress } from './newsletter-repository.server.ts'

/** The subscription and all sign-ups with their proof, for the data export. */
export async function readNewsletterRecords(
  db: Database | Transaction,
  email: string,
): Promise<PersonalRecord[]> {
  const subscriber = await findSubscriber(db, { email })
  const signUps = await db
    .select()
    .from(newsletterSignUps)
    .where(isOf(email))
    .orderBy(asc(newsletterSignUps.askedAt))
  const first = subscriber ? [recordOf(subscriber.confirmedAt, omit(subscriber, 'tokenHash'))] : []
  return [...first, ...signUps.map((signUp) => recordOf(signUp.askedAt, omit(signUp, 'tokenHash')))]
}

/** Deletes the subscription and all proofs. @returns how many records. */
export async function eraseNewsletter(tx: Transaction, email: string): Promise<number> {
  await lockAddress(tx, email)
  const signUps = await tx.delete(newsletterSignUps).where(isOf(email))
  const subscribers = await tx
    .delete(newsletterSubscribers)
    .where(eq(sql`lower(${newsletterSubscribers.email})`, email.toLowerCase()))
  return (signUps.rowCount ?? 0) + (subscribers.rowCount ?? 0)
}

/** Deletes subscribers who unsubscribed or bounced before `before`, with their proofs, in batches. */
export async function purgeSubscribers(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(or(lt(newsletterSubscribers.unsubscribedAt, before), lt(newsletterSubscribers.bouncedAt, before)))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.id, due))
  return removed.rowCount ?? 0
}

/** Deletes sign-ups requested before `before` and never confirmed, in batches. */
export async function purgeUnconfirmed(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: newsletterSignUps.id })
    .from(newsletterSignUps)
    .where(and(isNull(newsletterSignUps.confirmedAt), lt(newsletterSignUps.askedAt, before)))
    .orderBy(asc(newsletterSignUps.askedAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(newsletterSignUps).where(inArray(newsletterSignUps.id, due))
  return removed.rowCount ?? 0
}

function isOf(email: string) {
  return eq(sql`lower(${newsletterSignUps.email})`, email.toLowerCase())
}

function recordOf(at: Date, data: Record<string, unknown>): PersonalRecord {
  return { number: null, at, title: null, cents: null, keep: null, keptSince: at, data }
}
