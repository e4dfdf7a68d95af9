import { COMPANY_PARTS } from '#features/company/company-parts.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import type { ReminderPlan } from '#features/invoice/invoice.ts'
import type { DraftInput } from '#features/invoice/rules/draft.schema.ts'

/** Public samples of the Swiss guidelines for the QR-bill (SIX). */
export const SAMPLE_ACCOUNT = { iban: 'CH5800791123000889012', qrIban: null, holder: 'Gratweg GmbH' }
export const SAMPLE_QR_ACCOUNT = { ...SAMPLE_ACCOUNT, qrIban: 'CH4431999123000889012' }

/** What the owners would publish. */
export const INVOICE_FACTS = {
  company: FIRST_COMPANY,
  bankAccount: { ...SAMPLE_ACCOUNT, bank: 'Musterbank' },
  invoicing: { dueDays: 30 },
  reminders: COMPANY_PARTS.reminders.first,
}

export const SAMPLE_RECIPIENT = {
  company: 'Probe Spital AG',
  name: 'Buchhaltung',
  street: 'Beispielplatz',
  houseNumber: '3',
  postalCode: '6300',
  city: 'Zug',
  country: 'CH',
}

export const SAMPLE_DRAFT_INPUT: DraftInput = {
  language: 'de',
  email: 'buchhaltung@example.ch',
  recipient: SAMPLE_RECIPIENT,
  orderNumber: '4500-118',
  note: '',
  lines: [
    {
      title: 'Feuer & Fokus',
      detail: 'bis 12 Personen',
      quantityHundredths: 100,
      unitCents: 140_000,
      vat: 'standard',
    },
  ],
  performedFrom: '2026-08-20',
  performedTo: '2026-08-20',
  dueDays: 30,
}

export const SAMPLE_REMINDERS: ReminderPlan = { automatic: false, days: { 1: 7, 2: 21, 3: 35 } }
