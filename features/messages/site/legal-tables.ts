import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { DEVICE_STORAGE, type StorageKind } from '#features/privacy/content/device-storage.ts'
import type imprintTexts from '#features/messages/texts/imprint.ts'
import type { LegalTables } from '#features/messages/content/legal-messages.ts'
import type privacyTexts from '#features/messages/texts/privacy.ts'
import { RETENTION, type Retention, type RetentionKind } from '#features/privacy/content/retention.ts'
import type termsTexts from '#features/messages/texts/terms.ts'
import { fill, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

type ImprintMessages = typeof imprintTexts.de
type PrivacyMessages = typeof privacyTexts.de
type TermsMessages = typeof termsTexts.de

/** Cancellation fees, from the figures that bookings go by. */
export function termsTables({ cancellation: messages }: TermsMessages): LegalTables {
  const steps = BOOKING_TERMS.cancellation
  const rows = steps.map(({ untilDays, feePercent }, index) => {
    const before = steps[index - 1]
    return {
      id: String(untilDays),
      cells: [
        before
          ? fill(messages.between, { from: before.untilDays - 1, until: untilDays })
          : fill(messages.until, { days: untilDays }),
        feePercent > 0 ? fill(messages.part, { percent: feePercent }) : messages.nothing,
      ],
    }
  })
  return {
    absage: {
      kind: 'table',
      caption: messages.caption,
      columns: messages.columns,
      rows: [...rows, { id: 'later', cells: [messages.later, messages.everything] }],
    },
  }
}

/** What is processed, what lies on the device, and how long data are kept. */
export function privacyTables(
  { purposes, storage, retention }: Pick<PrivacyMessages, 'purposes' | 'storage' | 'retention'>,
  language: Language,
): LegalTables {
  const stored = Object.keys(DEVICE_STORAGE) as StorageKind[]
  const kept = Object.keys(RETENTION) as RetentionKind[]
  return {
    zwecke: {
      kind: 'facts',
      label: purposes.label,
      items: Object.values(purposes.rows).map(({ title, data, purpose, basis }) => ({
        title,
        facts: [
          { label: purposes.data, value: data },
          { label: purposes.purpose, value: purpose },
          { label: purposes.basis, value: basis },
        ],
      })),
    },
    geraet: {
      kind: 'facts',
      label: storage.label,
      items: stored.map((kind) => ({
        title: DEVICE_STORAGE[kind].name,
        facts: [
          { label: storage.place, value: storage.places[DEVICE_STORAGE[kind].place] },
          { label: storage.purpose, value: storage.rows[kind].purpose },
          { label: storage.until, value: storage.rows[kind].until },
        ],
      })),
    },
    aufbewahrung: {
      kind: 'table',
      caption: retention.caption,
      columns: retention.columns,
      rows: kept.map((kind) => {
        const { period, from } = RETENTION[kind]
        const longest = inWords(language, period, retention.periods)
        return { id: kind, cells: [retention.rows[kind], `${longest} ${retention.from[from]}`] }
      }),
    },
  }
}

/** Contents required by UWG art. 3 para. 1 lit. s. */
export function imprintTables({ facts }: Pick<ImprintMessages, 'facts'>): LegalTables {
  return { anbieterin: { kind: 'entries', entries: Object.values(facts) } }
}

function inWords(
  language: Language,
  period: Retention['period'],
  forms: PrivacyMessages['retention']['periods'],
): string {
  if ('years' in period) return plural(language, period.years, forms.years)
  if ('months' in period) return plural(language, period.months, forms.months)
  return plural(language, period.days, forms.days)
}
