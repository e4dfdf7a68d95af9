import { sql, TransactionRollbackError } from 'drizzle-orm'
import { RETENTION, type RetentionKind } from '#features/privacy/content/retention.ts'
import {
  purgeAudit,
  purgeClosedAccounts,
  purgeRefusals,
} from '#features/account/database/account-personal-data.server.ts'
import {
  purgeBookings,
  purgeParticipants,
  purgeWaitingList,
  unlinkVouchers,
} from '#features/booking/database/delete-bookings.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { discardAttachments } from '#features/inquiry/attachments/store-attachment.server.ts'
import { purgeInquiries } from '#features/inquiry/database/inquiry-personal-data.server.ts'
import { purgeInvoices } from '#features/invoice/database/invoice-personal-data.server.ts'
import { purgeSubscribers, purgeUnconfirmed } from '#features/newsletter/newsletter-personal-data.server.ts'
import { purgeOrders } from '#features/order/database/order-personal-data.server.ts'
import { purgeGiftAddresses } from '#features/order/gift/gift-addresses.server.ts'
import { purgePrivacyAudit } from '#features/privacy/privacy-audit.server.ts'
import { purgeLinks } from '#features/privacy/privacy-links.server.ts'
import { dueBefore } from '#features/privacy/retention-rule.ts'
import { purgeAcceptedQuotes, purgeQuotes } from '#features/quote/database/quote-personal-data.server.ts'
import { purgeVouchers, unlinkBookings } from '#features/voucher/voucher-personal-data.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { raiseAlert, resolveAlert } from '#platform/alerts/raise-alert.ts'
import { purgeBackups } from '#platform/backup/purge-backups.ts'
import type { Database } from '#platform/database/database.ts'
import { withExclusiveLock } from '#platform/database/with-exclusive-lock.ts'
import {
  lockInstallation,
  readInstallation,
  updateInstallation,
} from '#platform/installation/installation.ts'
import { purgeMailFiles } from '#platform/mail/mail-files.ts'
import { deleteMailsAbout, purgeMails } from '#platform/outbox/personal-mails.ts'
import { forgetCustomers } from '#platform/payments/testkasse/testkasse-sessions.ts'
import { checkClock } from '#platform/installation/check-clock.ts'

/** Up to this many need no approval. */
const ALWAYS = 20
/** Share of all records of a kind in one run; one year of ten is a tenth. */
const LARGEST_SHARE = 0.25
const LARGEST_NUMBER = 5000
/** Tolerance: more may have fallen due since the approval. */
const GROWTH = 1.1

function needsApproval({
  due,
  total,
  approved = 0,
}: {
  due: number
  total: number
  approved?: number | undefined
}): boolean {
  if (due <= ALWAYS || due <= approved * GROWTH) return false
  return due > total * LARGEST_SHARE || due > LARGEST_NUMBER
}

export interface RetentionDeps {
  db: Database
  clock: Clock
  attachments: AttachmentStore
  mailFolder: string
  backupFolder: string
}

/** Rows per statement, to keep locks short. */
const BATCH = 200
const EVERYTHING = 1_000_000
const DAY_MS = 86_400_000

/**
 * Deletes everything past its retention (`features/privacy/content/retention.ts`), archives last; nothing while the clock is
 * implausible, and no kind with unusually many due (`needsApproval`): the owner decides. Safe to call from every
 * server. A failing kind does not stop the others; its error is thrown at the end. @returns records per kind.
 */
export async function enforceRetention(deps: RetentionDeps): Promise<Record<string, number>> {
  return (await withExclusiveLock(deps.db, 'retention', () => enforceAlone(deps))) ?? {}
}

async function enforceAlone(deps: RetentionDeps): Promise<Record<string, number>> {
  const now = deps.clock()
  if (!(await checkClock(deps.db, now))) return {}
  const counts: Record<string, number> = {}
  const stopped: Record<string, number> = {}
  const failures: unknown[] = []
  for (const [kind, duty] of Object.entries(DUTIES) as [RowKind, Duty][]) {
    const before = dueBefore(RETENTION[kind], now)
    try {
      const due = await tooMany(deps, kind, before)
      if (due) stopped[kind] = due
      const removed = due ? 0 : await drain((batch) => duty.purge(deps, before, batch))
      if (removed > 0) counts[kind] = removed
    } catch (error) {
      failures.push(new Error(`retention of ${kind} failed`, { cause: error }))
    }
  }
  await settle(deps.db, stopped, now)
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be deleted')
  if (Object.keys(stopped).length > 0) return counts
  const backups = await purgeBackups(deps.backupFolder, dueBefore(RETENTION.backups, now))
  return backups > 0 ? { ...counts, backups } : counts
}

type Purge = (deps: RetentionDeps, before: Date, batch: number) => Promise<number>

interface Duty {
  table: string
  purge: Purge
  /** Deletes rows only, without their files; used for counting. */
  rows?: Purge
  /** Short-lived: after a few idle days all of them may be due. */
  unlimited?: boolean
}

/** Logs go to standard output (docs/operations.md); archives are files. */
type RowKind = Exclude<RetentionKind, 'logs' | 'backups'>

/** Order matters: bookings before the vouchers that paid them, vouchers before their orders. */
const DUTIES: Record<RowKind, Duty> = {
  participants: { table: 'bookings', purge: ({ db }, ...due) => purgeParticipants(db, ...due) },
  waitingList: { table: 'bookings', purge: ({ db }, ...due) => purgeWaitingList(db, ...due, unlinkBookings) },
  bookings: {
    table: 'bookings',
    purge: async ({ db }, ...due) =>
      (await purgeBookings(db, ...due, unlinkBookings)) +
      (await purgeAcceptedQuotes(db, ...due)) +
      (await purgeInvoices(db, ...due)),
  },
  vouchers: { table: 'vouchers', purge: ({ db }, ...due) => purgeVouchers(db, ...due, unlinkVouchers) },
  orders: { table: 'orders', purge: forgetOrders, rows: ({ db }, ...due) => purgeOrders(db, ...due) },
  giftAddresses: { table: 'order_lines', purge: ({ db }, ...due) => purgeGiftAddresses(db, ...due) },
  requests: {
    table: 'inquiries',
    purge: forgetInquiries,
    rows: async ({ db }, ...due) =>
      (await purgeInquiries(db, ...due)).inquiryIds.length + (await purgeQuotes(db, ...due)),
  },
  mails: {
    table: 'outgoing_mails',
    purge: forgetMails,
    rows: ({ db, clock }, before, batch) => purgeMails(db, { before, dayAgo: dayBefore(clock()) }, batch),
  },
  newsletter: { table: 'newsletter_subscribers', purge: ({ db }, ...due) => purgeSubscribers(db, ...due) },
  newsletterUnconfirmed: {
    table: 'newsletter_sign_ups',
    purge: ({ db }, ...due) => purgeUnconfirmed(db, ...due),
    unlimited: true,
  },
  privacyLinks: {
    table: 'privacy_links',
    purge: ({ db }, ...due) => purgeLinks(db, ...due),
    unlimited: true,
  },
  privacyRequests: { table: 'privacy_audit', purge: ({ db }, ...due) => purgePrivacyAudit(db, ...due) },
  accounts: { table: 'auth_users', purge: ({ db }, ...due) => purgeClosedAccounts(db, ...due) },
  security: { table: 'auth_audit', purge: ({ db }, ...due) => purgeRefusals(db, ...due), unlimited: true },
  audit: { table: 'auth_audit', purge: ({ db }, ...due) => purgeAudit(db, ...due) },
}

/** Number due when it needs approval; else 0. */
async function tooMany(deps: RetentionDeps, kind: RowKind, before: Date): Promise<number> {
  const { table, purge, rows = purge, unlimited } = DUTIES[kind]
  if (unlimited) return 0
  const due = await countDue(deps, rows, before)
  if (!needsApproval({ due, total: 0 })) return 0
  const total = (
    await deps.db.execute<{ total: number }>(sql`select count(*)::int as total from ${sql.identifier(table)}`)
  ).rows[0]?.total
  const { approvedDeletions } = await readInstallation(deps.db)
  return needsApproval({ due, total: total ?? 0, approved: approvedDeletions[kind] }) ? due : 0
}

/** Deletes and rolls back, so that counting and deleting use the same statements. */
async function countDue(deps: RetentionDeps, rows: Purge, before: Date): Promise<number> {
  let due = 0
  await deps.db
    .transaction(async (tx) => {
      due = await rows({ ...deps, db: tx as unknown as Database }, before, EVERYTHING)
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return due
}

async function settle(db: Database, stopped: Record<string, number>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { approvedDeletions } = await lockInstallation(tx)
    const open = Object.entries(approvedDeletions).filter(([kind]) => kind in stopped)
    await updateInstallation(tx, { approvedDeletions: Object.fromEntries(open) })
    if (Object.keys(stopped).length === 0) await resolveAlert(tx, 'retention_stopped', now)
    else await raiseAlert(tx, { code: 'retention_stopped', detail: stopped, now })
  })
}

async function forgetOrders({ db, clock }: RetentionDeps, before: Date, batch: number): Promise<number> {
  await forgetCustomers(db, dayBefore(clock()))
  return purgeOrders(db, before, batch)
}

async function forgetInquiries(deps: RetentionDeps, before: Date, batch: number): Promise<number> {
  const { inquiryIds, attachmentIds } = await purgeInquiries(deps.db, before, batch)
  await deleteMailsAbout(deps.db, 'inquiryId', inquiryIds)
  await discardAttachments(deps, attachmentIds)
  return inquiryIds.length + (await purgeQuotes(deps.db, before, batch))
}

async function forgetMails({ db, clock, mailFolder }: RetentionDeps, before: Date, batch: number) {
  const dayAgo = dayBefore(clock())
  await purgeMailFiles(mailFolder, before)
  await purgeMailFiles(mailFolder, dayAgo, 'privacy-')
  return purgeMails(db, { before, dayAgo }, batch)
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

async function drain(purge: (batch: number) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const removed = await purge(BATCH)
    total += removed
    if (removed < BATCH) return total
  }
}
