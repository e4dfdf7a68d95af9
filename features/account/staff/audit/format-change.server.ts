import type { Metadata } from '#features/account/account.ts'
import type { AuditedChange } from '#features/account/security/security-log.ts'
import { formatPrice } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Difference } from '#kernel/list-differences.ts'

type Labels = Readonly<Record<string, unknown>>

/** The innermost key with a label names the value, followed by its language. */
export function toChanges(differences: Difference[], labels: Labels): AuditedChange[] {
  return differences.map(({ path, before, after }) => {
    const language = LANGUAGES.find((each) => path.at(-1) === each)
    const keys = path.filter((key) => !LANGUAGES.some((each) => each === key))
    const named = keys.toReversed().find((key) => typeof labels[key] === 'string')
    const name = named === undefined ? keys.join(' › ') : String(labels[named])
    return { label: language ? `${name} (${LANGUAGE_NAMES[language]})` : name, before, after }
  })
}

export function numberIn(detail: Metadata, key: string): number {
  return Number(detail[key] ?? 0)
}

/** Rappen as a number, or several in one text. */
export function rangeOf(language: Language, least: unknown, most: unknown): string | null {
  return typeof least === 'number' && typeof most === 'number'
    ? [least, most].map((francs) => formatPrice(language, francs * 100, { code: 'chf' })).join(' – ')
    : null
}

export function francsOf(language: Language, cents: unknown): string | null {
  if (cents === null || cents === undefined || cents === '') return null
  return String(cents)
    .split(' ')
    .map((each) => formatPrice(language, Number(each), { code: 'chf' }))
    .join(', ')
}
