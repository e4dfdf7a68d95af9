import { RETENTION, type RetentionKind } from '#features/privacy/content/retention.ts'
import { readAccountRecords } from '#features/account/database/account-personal-data.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { readBookingRecords } from '#features/booking/database/booking-personal-data.server.ts'
import { readInquiryRecords } from '#features/inquiry/database/inquiry-personal-data.server.ts'
import { readNewsletterRecords } from '#features/newsletter/newsletter-personal-data.server.ts'
import { readGiftRecords } from '#features/order/gift/gift-addresses.server.ts'
import { readOrderRecords } from '#features/order/database/order-personal-data.server.ts'
import { PERSONAL_KINDS, type PersonalFileView, type PersonalKind } from '#features/privacy/personal-file.ts'
import { readPrivacyTrail } from '#features/privacy/privacy-audit.server.ts'
import { keptUntil } from '#features/privacy/retention-rule.ts'
import { readVoucherRecords } from '#features/voucher/voucher-personal-data.server.ts'
import { readInvoiceRecords } from '#features/invoice/database/invoice-personal-data.server.ts'
import { readQuoteRecords } from '#features/quote/database/quote-personal-data.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { readMailRecords } from '#platform/outbox/personal-mails.ts'

export type PersonalRecords = Record<PersonalKind, PersonalRecord[]>

export async function readPersonalRecords(
  deps: BookingDeps,
  email: string,
  language: Language,
): Promise<PersonalRecords> {
  const { db } = deps
  const orders = await readOrderRecords(db, email, deps.clock())
  const lineIds = orders.flatMap((order) => order.lineIds)
  const booked = await readBookingRecords(deps, email, language)
  const bookingIds = booked.map(({ data }) => String(data['id']))
  return {
    order: [...orders, ...(await readGiftRecords(db, email))],
    voucher: await readVoucherRecords(db, lineIds, bookingIds),
    booking: booked,
    quote: await readQuoteRecords(db, email),
    invoice: await readInvoiceRecords(db, email),
    inquiry: await readInquiryRecords(db, email),
    newsletter: await readNewsletterRecords(db, email),
    mail: await readMailRecords(db, deps.key, email),
    account: await readAccountRecords(db, email),
  }
}

/** Retention rule for the kinds that must be kept. */
const RULES: Partial<Record<PersonalKind, RetentionKind>> = {
  order: 'orders',
  voucher: 'vouchers',
  booking: 'bookings',
  quote: 'bookings',
  invoice: 'bookings',
}

/** Kinds and retention dates only, no contents. */
export function viewPersonalFile(
  records: PersonalRecords,
  link: { email: string; expiresAt: Date },
): PersonalFileView {
  return {
    address: link.email,
    expiresAt: link.expiresAt.toISOString(),
    groups: PERSONAL_KINDS.flatMap((kind) => {
      const items = records[kind].map(({ number, at, title, cents, keep, keptSince }) => {
        const rule = RULES[kind]
        const ends = keep === 'books' && rule ? keptUntil(RETENTION[rule], swissTime(keptSince).day) : null
        return { number, day: swissTime(at).day, title, cents, keep, keptUntil: ends }
      })
      return items.length > 0 ? [{ kind, items }] : []
    }),
  }
}

export async function exportPersonalFile(
  deps: BookingDeps,
  { email, language }: { email: string; language: Language },
): Promise<Record<string, unknown>> {
  const records = await readPersonalRecords(deps, email, language)
  const kinds = PERSONAL_KINDS.map((kind) => [
    kind,
    records[kind].map(({ data, keep }) => ({ ...data, ...(keep && { keptBecause: keep }) })),
  ])
  return {
    format: 'gratweg personal data, version 1',
    exportedAt: deps.clock().toISOString(),
    address: email,
    ...Object.fromEntries(kinds),
    privacyRequests: await readPrivacyTrail(deps.db, { key: deps.key, email }),
  }
}
