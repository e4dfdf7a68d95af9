import type { Language } from '#i18n/languages.ts'

/** How long vouchers are valid from their issue until the owners say otherwise: the general limitation period (OR art. 127). */
export const FIRST_VOUCHER_YEARS = 10

/** Whole years that owners may choose. More than ten would outlive the records of a voucher (`retention.ts`). */
export const VOUCHER_YEARS = { least: 1, most: 10 } as const

const YEARS: Record<Language, { one: string; other: string; numbers: readonly string[] }> = {
  de: {
    one: 'Jahr',
    other: 'Jahre',
    numbers: ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  },
  en: {
    one: 'year',
    other: 'years',
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  fr: {
    one: 'an',
    other: 'ans',
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  },
  it: {
    one: 'anno',
    other: 'anni',
    numbers: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  },
}

/** “zehn Jahre”, at the start of a sentence “Zehn Jahre”, in a table “10 Jahre”. */
export const YEARS_FORMS = ['words', 'start', 'figures'] as const

export type YearsForm = (typeof YEARS_FORMS)[number]

/** @param years one of `VOUCHER_YEARS` */
export function yearsText(language: Language, years: number, form: YearsForm): string {
  const { one, other, numbers } = YEARS[language]
  const number = form === 'figures' ? String(years) : (numbers[years - 1] ?? String(years))
  const text = `${number} ${years === 1 ? one : other}`
  return form === 'start' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
