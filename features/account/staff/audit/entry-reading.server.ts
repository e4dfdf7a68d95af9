import type { StoredAction } from '#features/account/security/read-security-log.server.ts'
import type { AuditedChange } from '#features/account/security/security-log.ts'
import type { Language } from '#i18n/languages.ts'
import type staffSecurityTexts from '#features/account/texts/staff-security.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { francsOf } from './format-change.server.ts'

type Messages = typeof staffSecurityTexts.de

export interface Reading {
  db: Database
  site: SiteMessages
  language: Language
}

export type Values = Messages['values']

export type Reader = (
  reading: Reading,
  row: StoredAction,
  values: Values,
) => Promise<AuditedChange[]> | AuditedChange[]

export function readAmount({ language }: Reading, { detail }: StoredAction, values: Values): AuditedChange[] {
  return [{ label: values.amount, before: null, after: francsOf(language, detail['cents']) }]
}

export function readRest({ language }: Reading, { detail }: StoredAction, values: Values): AuditedChange[] {
  return [
    {
      label: `${values.rest} (${String(detail['reference'] ?? '')})`,
      before: francsOf(language, detail['beforeCents']),
      after: francsOf(language, detail['afterCents']),
    },
  ]
}

/** What a step of a booking moved, by the key of its detail. */
export const AMOUNTS = {
  cents: 'amount',
  feeCents: 'fee',
  refundCents: 'refund',
  voucherCents: 'onVoucher',
} as const satisfies Record<string, keyof Values>
