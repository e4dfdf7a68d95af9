import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { type AppKey, deriveId, deriveToken, hashToken } from '#platform/secrets.ts'
import { LINK_HOURS, LINKS_OF_NETWORK_AN_HOUR, LINKS_TO_ADDRESS_A_DAY } from './privacy.ts'
import { privacyLinks } from './privacy.tables.server.ts'
import { recordPrivacyAction } from './privacy-audit.server.ts'

export const PRIVACY_LINK = 'privacy-link'

export interface PrivacyDeps {
  db: Database
  key: AppKey
  clock: Clock
}

export type StoredLink = typeof privacyLinks.$inferSelect

interface AskingForLink {
  email: string
  language: Language
  network: string | undefined
  unsolved?: boolean
  /** The form's key, the same for each retry. */
  formKey?: string | undefined
}

const HOUR_MS = 3_600_000
/** Format of tokens; anything else is not queried. */
const TOKEN = /^[\w-]{43}$/

/** Mails a link, whether data exist or not; older links become invalid. Silent above the limits and for duplicates. */
export async function requestPrivacyLink(
  { db, key, clock }: PrivacyDeps,
  asking: AskingForLink,
): Promise<void> {
  const { email, language, network, unsolved = false, formKey } = asking
  const most = LINKS_OF_NETWORK_AN_HOUR[unsolved ? 'unsolved' : 'solved']
  await db.transaction(async (tx) => {
    const networkHash = network ? deriveToken(key, 'privacy-network', network).slice(0, 22) : null
    // Serialises concurrent requests for both limits; consistent lock order.
    if (networkHash) await takeAdvisoryLock(tx, `privacy network ${networkHash}`)
    await takeAdvisoryLock(tx, `privacy ${email.toLowerCase()}`)
    const now = clock()
    const once = formKey && deriveId(key, 'privacy-link-asked', `${formKey} ${email.toLowerCase()}`)
    const duplicate = once && (await findLink(tx, once))
    if (duplicate && duplicate.requestedAt.getTime() > now.getTime() - HOUR_MS) return
    if (!(await deservesLink(tx, { email, networkHash, now, most }))) return
    await tx
      .update(privacyLinks)
      .set({ expiresAt: now })
      .where(and(isOf(email), gt(privacyLinks.expiresAt, now)))
    const id = once && !duplicate ? once : randomUUID()
    await tx.insert(privacyLinks).values({
      id,
      tokenHash: hashToken(linkToken(key, id)),
      email,
      language,
      requestedFrom: networkHash,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + LINK_HOURS * HOUR_MS),
    })
    await recordPrivacyAction(tx, { key, at: now, action: 'asked', email })
    await enqueueMail(tx, { kind: PRIVACY_LINK, to: email, language, payload: { linkId: id } })
  })
}

/** Token of the mailed link; the table stores its hash. */
export function linkToken(key: AppKey, linkId: string): string {
  return deriveToken(key, 'privacy-link', linkId)
}

/** The unexpired link of a token, else undefined. */
export async function findOpenLink(
  db: Database | Transaction,
  token: string,
  now: Date,
): Promise<StoredLink | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [link] = await db
    .select()
    .from(privacyLinks)
    .where(and(eq(privacyLinks.tokenHash, hashToken(token)), gt(privacyLinks.expiresAt, now)))
  return link
}

export async function findLink(db: Database | Transaction, id: string): Promise<StoredLink | undefined> {
  const [link] = await db.select().from(privacyLinks).where(eq(privacyLinks.id, id))
  return link
}

/** Deletes all links of an address to its personal data. */
export async function eraseLinks(tx: Transaction, email: string): Promise<void> {
  await tx.delete(privacyLinks).where(isOf(email))
}

/** Deletes links requested before `before`, in batches. */
export async function purgeLinks(db: Database, before: Date, batch: number): Promise<number> {
  const due = db
    .select({ id: privacyLinks.id })
    .from(privacyLinks)
    .where(lt(privacyLinks.requestedAt, before))
    .orderBy(asc(privacyLinks.requestedAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const removed = await db.delete(privacyLinks).where(inArray(privacyLinks.id, due))
  return removed.rowCount ?? 0
}

async function deservesLink(
  tx: Transaction,
  { email, networkHash, now, most }: { email: string; networkHash: string | null; now: Date; most: number },
): Promise<boolean> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const ofAddress = await tx.$count(
    privacyLinks,
    and(isOf(email), gt(privacyLinks.requestedAt, ago(24 * HOUR_MS))),
  )
  const ofNetwork = networkHash
    ? await tx.$count(
        privacyLinks,
        and(eq(privacyLinks.requestedFrom, networkHash), gt(privacyLinks.requestedAt, ago(HOUR_MS))),
      )
    : 0
  return ofAddress < LINKS_TO_ADDRESS_A_DAY && ofNetwork < most
}

function isOf(email: string) {
  return eq(sql`lower(${privacyLinks.email})`, email.toLowerCase())
}
