import { eq } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { JobLog } from '../jobs/jobs.ts'
import type { Mailer, RenderedMail } from '../mail/mailer.ts'
import { outgoingMails } from './outbox.tables.ts'
import { redactAddresses } from './redact-addresses.ts'

/** Finds the template of a kind and renders it; composition in `server/` provides it. */
export type RenderMail = (mail: {
  kind: string
  language: Language
  payload: Record<string, unknown>
}) => Promise<RenderedMail>

interface SendDeps {
  database: Database
  mailer: Mailer
  renderMail: RenderMail
  log: JobLog
  clock: Clock
  /** Hears of an address that a mail server refuses for good, in the transaction that gives the mail up. */
  onRefused?: (tx: Transaction, mail: { kind: string; recipient: string }, reason: string) => Promise<void>
}

/** A mail that could not be handed over is given up when both are reached. */
const GIVE_UP = { attempts: 20, hours: 72 }

/**
 * Sends one mail and settles its row. The row stays locked while it is sent and its state is checked under
 * the lock, so two workers never send the same mail. At least once: when the process dies between the
 * server's yes and the commit, the mail goes out again with the same Message-ID.
 * Throws when the mail should be tried again; the attempt and its reason are then already on the row.
 */
export async function sendQueuedMail(deps: SendDeps, id: string): Promise<void> {
  const failure = await deps.database.transaction(async (tx) => {
    const [mail] = await tx.select().from(outgoingMails).where(eq(outgoingMails.id, id)).for('update')
    if (!mail || mail.state !== 'queued') return undefined
    const attempt = { ...mail, attempts: mail.attempts + 1 }
    try {
      const answer = await deps.mailer.send({ ...(await deps.renderMail(mail)), ...envelopeOf(mail) })
      if (!answer.ok) {
        await deps.onRefused?.(tx, mail, answer.refusal.reason)
        return await fail(tx, deps, attempt, answer.refusal.reason)
      }
      await settle(tx, attempt, { state: 'sent', lastError: null, sentAt: deps.clock() })
      return undefined
    } catch (error) {
      const reason = describe(error)
      if (isRetryExhausted(attempt, deps.clock())) return await fail(tx, deps, attempt, reason)
      const { attempts } = attempt
      const facts = { mail: id, kind: mail.kind, attempt: attempts, reason: redactAddresses(reason) }
      deps.log.warn(facts, 'mail: not sent yet')
      await settle(tx, attempt, { state: 'queued', lastError: reason })
      return new Error(facts.reason)
    }
  })
  if (failure) throw failure
}

type MailRow = typeof outgoingMails.$inferSelect

/** True when a mail was tried often enough for long enough. */
export function isRetryExhausted(mail: { attempts: number; createdAt: Date }, now: Date): boolean {
  const hours = (now.getTime() - mail.createdAt.getTime()) / 3_600_000
  return mail.attempts >= GIVE_UP.attempts && hours >= GIVE_UP.hours
}

function envelopeOf(mail: MailRow) {
  return { id: mail.id, kind: mail.kind, to: mail.recipient, writtenAt: mail.createdAt }
}

async function fail(tx: Transaction, deps: SendDeps, mail: MailRow, reason: string): Promise<undefined> {
  const facts = { mail: mail.id, kind: mail.kind, reason: redactAddresses(reason) }
  deps.log.error(facts, 'mail: given up, somebody has to look at it')
  await settle(tx, mail, { state: 'failed', lastError: oneLine(reason) })
}

async function settle(
  tx: Transaction,
  mail: MailRow,
  outcome: Pick<MailRow, 'state' | 'lastError'> & { sentAt?: Date },
): Promise<void> {
  await tx
    .update(outgoingMails)
    .set({ ...outcome, attempts: mail.attempts })
    .where(eq(outgoingMails.id, mail.id))
}

/** One line for the log and the row. SMTP answers name the address at most, never a password. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
  return oneLine(code + error.message)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 300)
}
