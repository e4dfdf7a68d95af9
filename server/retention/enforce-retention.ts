import { RETENTION, type RetentionKind } from '#content/retention.ts'
import { purgeAudit, purgeClosedAccounts } from '#features/account/account-personal-data.server.ts'
import {
  purgeBookings,
  purgeParticipants,
  purgeWaitingList,
} from '#features/booking/purge-bookings.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachment-store.ts'
import { purgeInquiries } from '#features/inquiry/inquiry-personal-data.server.ts'
import { dropAttachments } from '#features/inquiry/store-attachment.server.ts'
import { purgeSubscribers, purgeUnconfirmed } from '#features/newsletter/newsletter-personal-data.server.ts'
import { purgeOrders } from '#features/order/order-personal-data.server.ts'
import { purgePrivacyAudit } from '#features/privacy/privacy-audit.server.ts'
import { purgeLinks } from '#features/privacy/privacy-links.server.ts'
import { dueBefore } from '#features/privacy/retention-rule.ts'
import { purgeVouchers } from '#features/voucher/voucher-personal-data.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { purgeBackups } from '#platform/backup/purge-backups.ts'
import type { Database } from '#platform/database/database.ts'
import { purgeMailFiles } from '#platform/mail/mail-files.ts'
import { forgetCustomers } from '#platform/payments/testkasse/forget-customers.ts'
import { dropMailsAbout, purgeMails } from '#platform/outbox/personal-mails.ts'

export interface RetentionDeps {
  db: Database
  clock: Clock
  attachments: AttachmentStore
  mailFolder: string
  backupFolder: string
}

/** Rows that one statement takes: short locks, however much has piled up. */
const BATCH = 200
const DAY_MS = 86_400_000

/**
 * Deletes everything whose time (`content/retention.ts`) is over, kind after kind, batch after batch. Every server may
 * run it at the same moment: what one holds, the others pass over. A kind that fails does not keep the others; it is
 * thrown at the end. @returns how many records of each kind, and nothing
 * else: no name is written down for having been deleted.
 */
export async function enforceRetention(deps: RetentionDeps): Promise<Record<string, number>> {
  const now = deps.clock()
  const counts: Record<string, number> = {}
  const failures: unknown[] = []
  for (const kind of Object.keys(DUTIES) as RetentionKind[]) {
    const purge = DUTIES[kind]
    if (!purge) continue
    const before = dueBefore(RETENTION[kind], now)
    try {
      const removed = await drain((batch) => purge(deps, before, batch))
      if (removed > 0) counts[kind] = removed
    } catch (error) {
      failures.push(new Error(`retention of ${kind} failed`, { cause: error }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be deleted')
  return counts
}

type Purge = (deps: RetentionDeps, before: Date, batch: number) => Promise<number>

/** How each kind is deleted, in this order: bookings before the vouchers that paid them, vouchers before their orders. */
const DUTIES: Record<RetentionKind, Purge | null> = {
  participants: ({ db }, before, batch) => purgeParticipants(db, before, batch),
  waitingList: ({ db }, before, batch) => purgeWaitingList(db, before, batch),
  bookings: ({ db }, before, batch) => purgeBookings(db, before, batch),
  vouchers: ({ db }, before, batch) => purgeVouchers(db, before, batch),
  orders: forgetOrders,
  requests: forgetInquiries,
  mails: forgetMails,
  newsletter: ({ db }, before, batch) => purgeSubscribers(db, before, batch),
  newsletterUnconfirmed: ({ db }, before, batch) => purgeUnconfirmed(db, before, batch),
  privacyLinks: ({ db }, before, batch) => purgeLinks(db, before, batch),
  privacyRequests: ({ db }, before, batch) => purgePrivacyAudit(db, before, batch),
  accounts: ({ db }, before, batch) => purgeClosedAccounts(db, before, batch),
  audit: ({ db }, before, batch) => purgeAudit(db, before, batch),
  /** They go to the standard output; whoever keeps them there has to forget them (README). */
  logs: null,
  backups: ({ backupFolder }, before) => purgeBackups(backupFolder, before),
}

async function forgetOrders({ db, clock }: RetentionDeps, before: Date, batch: number): Promise<number> {
  await forgetCustomers(db, new Date(clock().getTime() - DAY_MS))
  return purgeOrders(db, before, batch)
}

async function forgetInquiries(deps: RetentionDeps, before: Date, batch: number): Promise<number> {
  const { inquiryIds, attachmentIds } = await purgeInquiries(deps.db, before, batch)
  await dropMailsAbout(deps.db, 'inquiryId', inquiryIds)
  await dropAttachments(deps, attachmentIds)
  return inquiryIds.length
}

async function forgetMails({ db, clock, mailFolder }: RetentionDeps, before: Date, batch: number) {
  const dayAgo = new Date(clock().getTime() - DAY_MS)
  await purgeMailFiles(mailFolder, before)
  await purgeMailFiles(mailFolder, dayAgo, 'privacy-')
  return purgeMails(db, { before, dayAgo }, batch)
}

/** Again and again, until less than a batch is left. */
async function drain(purge: (batch: number) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const removed = await purge(BATCH)
    total += removed
    if (removed < BATCH) return total
  }
}
