import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { FIRST_OPENING_HOURS } from '#features/company/content/opening-hours.ts'
import type { Language } from '#i18n/languages.ts'
import type { InquiryMail } from './inquiry-notice.server.ts'

export function inquiryMailOf(
  language: Language,
  changes: Partial<InquiryMail['inquiry']> = {},
): InquiryMail & { publicUrl: string; company: typeof FIRST_COMPANY } {
  return {
    company: FIRST_COMPANY,
    openingHours: FIRST_OPENING_HOURS,
    publicUrl: 'https://www.gratweg.test',
    staffUrl: 'https://www.gratweg.test/verwaltung?request=1',
    files: [],
    inquiry: {
      number: 20001,
      kind: 'contact',
      language,
      name: 'Lia Rossi',
      email: 'lia@example.ch',
      topic: 'project',
      message: 'Wir stehen am Anfang.\nWohin zuerst?',
      details: {},
      termsVersion: '2026-11',
      botSignals: [],
      copied: true,
      createdAt: new Date('2027-03-14T15:45:00Z'),
      answerDueAt: new Date('2027-03-15T15:45:00Z'),
      ...changes,
    },
  }
}
