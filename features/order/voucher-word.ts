import type { Language } from '#i18n/languages.ts'

/** The row of a voucher under the lines of an order, on payment pages and in mails. */
export const VOUCHER_WORD: Record<Language, string> = {
  de: 'Mit Gutschein bezahlt',
  en: 'Paid by voucher',
  fr: 'Payé par bon',
  it: 'Pagato con buono',
}

export const DUE_WORD: Record<Language, string> = {
  de: 'Bezahlt',
  en: 'Paid',
  fr: 'Payé',
  it: 'Pagato',
}
