import { eq } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { JobLog } from '../jobs/jobs.ts'
import { type Mailer, ObsoleteMail, type RenderedMail } from '../mail/mailer.ts'
import type { AppKey } from '../secrets.ts'
import { outgoingMails } from './outbox.tables.ts'
import { keepSentMail } from './sent-mails.ts'

/** Of PostgreSQL: connection, resources, operator's intervention, serialization, locks. */
const DATABASE_CLASSES = ['08', '40', '53', '55', '57']

/** Whether the same may succeed later: network, database or disk were not there. A missing file is not. */
function isPassing(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : ''
    if (/^E[A-Z\d]+$|^UND_ERR_/.test(code) && code !== 'ENOENT') return true
    if (/^[\dA-Z]{5}$/.test(code) && DATABASE_CLASSES.includes(code.slice(0, 2))) return true
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return true
  }
  return false
}

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
  /** Mails whose content is kept as it was sent. */
  keep?: { key: AppKey; kinds: readonly string[] }
  onRefused?: (tx: Transaction, mail: { kind: string; recipient: string }, reason: string) => Promise<void>
}

/** Begins the reason of a mail that could not be made; `requeueUnmadeMails` knows it by that. */
export const NOT_MADE = 'not made: '

/** Both must be reached. */
const GIVE_UP = { attempts: 20, hours: 72 }

/**
 * Sends one mail and updates its row, which stays locked meanwhile so that two workers never send it. At least once:
 * after a crash between the server's acceptance and the commit it is sent again with the same Message-ID. An obsolete mail
 * is deleted instead. Throws to be retried; the attempt and its error are then already stored. One whose text or files
 * cannot be made has failed at once, with an alert: trying again makes no difference.
 */
export async function sendQueuedMail(deps: SendDeps, id: string): Promise<void> {
  const failure = await deps.database.transaction(async (tx) => {
    const [mail] = await tx.select().from(outgoingMails).where(eq(outgoingMails.id, id)).for('update')
    if (!mail || mail.state !== 'queued') return undefined
    const attempt = { ...mail, attempts: mail.attempts + 1 }
    try {
      const rendered = await make(deps, mail)
      const answer = await deps.mailer.send({ ...rendered, ...envelopeOf(mail) })
      if (!answer.ok) {
        await deps.onRefused?.(tx, mail, answer.refusal.reason)
        return await fail(tx, deps, attempt, answer.refusal.reason)
      }
      if (deps.keep?.kinds.includes(mail.kind)) await keepSentMail(tx, deps.keep.key, id, rendered)
      await settle(tx, attempt, { state: 'sent', lastError: null, sentAt: deps.clock() })
      return undefined
    } catch (error) {
      if (error instanceof ObsoleteMail) {
        await tx.delete(outgoingMails).where(eq(outgoingMails.id, id))
        return undefined
      }
      if (error instanceof UnmadeMail) {
        await raiseAlert(tx, { code: 'mail_not_made', detail: { kind: mail.kind }, now: deps.clock() })
        return await fail(tx, deps, attempt, NOT_MADE + describe(error.cause))
      }
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

class UnmadeMail extends Error {}

async function make({ renderMail }: SendDeps, mail: MailRow): Promise<RenderedMail> {
  try {
    return await renderMail(mail)
  } catch (error) {
    if (error instanceof ObsoleteMail || isPassing(error)) throw error
    throw new UnmadeMail('the mail cannot be made', { cause: error })
  }
}

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

function describe(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
  return oneLine(code + error.message)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 300)
}

/** Masks addresses in log texts: mail servers quote the recipient in their replies. */
export function redactAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]{1,100}@[^\s<>"'(),;:]{1,255}/g, '…@…')
}
