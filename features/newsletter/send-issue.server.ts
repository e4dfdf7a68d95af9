import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { enqueueMails, withdrawMails } from '#platform/outbox/outbox.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import {
  ISSUE_TEST,
  type IssueRefusal,
  NEWSLETTER_ISSUE,
  SECONDS_BETWEEN_MAILS,
  type StaffIssue,
} from './newsletter-issue.ts'
import { countSubscribers, listSubscribers } from './newsletter-repository.server.ts'
import { newsletterIssues, newsletterSubscribers } from './newsletter.tables.server.ts'

/** Who would get a news article, or how its mails fare. */
export async function readIssue(db: Database, slug: string): Promise<StaffIssue> {
  const readers = await countSubscribers(db)
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.slug, slug))
  if (!issue) return { readers, sent: null }
  const states = await db
    .select({ state: outgoingMails.state, mails: count() })
    .from(outgoingMails)
    .where(
      and(eq(outgoingMails.kind, NEWSLETTER_ISSUE), eq(sql`${outgoingMails.payload}->>'issueId'`, issue.id)),
    )
    .groupBy(outgoingMails.state)
  const of = (wanted: string) => states.find(({ state }) => state === wanted)?.mails ?? 0
  const left = await db.$count(newsletterSubscribers, gt(newsletterSubscribers.unsubscribedAt, issue.sentAt))
  const { recipients } = issue
  return {
    readers,
    sent: { at: issue.sentAt.toISOString(), recipients, waiting: of('queued'), failed: of('failed'), left },
  }
}

/** Writes the mails of an issue, one after the other, in the caller's transaction. A piece is sent once. */
export async function sendIssue(
  tx: Transaction,
  { clock }: { clock: Clock },
  slug: string,
  authorId: string,
): Promise<Result<{ recipients: number }, IssueRefusal>> {
  await takeAdvisoryLock(tx, 'newsletter issue')
  const [sent] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.slug, slug))
  if (sent) return refuse({ code: 'already_sent' })
  const subscribers = await listSubscribers(tx)
  if (subscribers.length === 0) return refuse({ code: 'nobody_subscribed' })
  const id = randomUUID()
  const recipients = subscribers.length
  await tx.insert(newsletterIssues).values({ id, slug, recipients, authorId, sentAt: clock() })
  await enqueueMails(
    tx,
    subscribers.map(({ id: subscriberId, email, language }, index) => ({
      kind: NEWSLETTER_ISSUE,
      to: email,
      language,
      payload: { issueId: id, slug, subscriberId },
      delaySeconds: index * SECONDS_BETWEEN_MAILS,
    })),
  )
  return accept({ recipients })
}

/** Withdraws the unsent mails, in the caller's transaction: their article is no longer on the site. */
export async function stopIssue(tx: Transaction, slug: string): Promise<void> {
  await withdrawMails(tx, { kind: NEWSLETTER_ISSUE, payload: { slug: [slug] } })
}

/** One mail for each language to the author. */
export async function sendIssueTest(tx: Transaction, slug: string, to: string): Promise<void> {
  await enqueueMails(
    tx,
    LANGUAGES.map((language) => ({ kind: ISSUE_TEST, to, language, payload: { slug } })),
  )
}
