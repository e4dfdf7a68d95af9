import { INTL_LOCALE, type Language } from './languages.ts'

/** Fills the `{name}` placeholders of a message; one without a value stays visible. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  )
}

/** The plural form for a count: French counts 0 as singular. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(INTL_LOCALE[language]).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { n: formatNumber(language, count) })
}

/**
 * Not taken from `Intl`: the tables of server and browser differ (’ or ', narrow or wide space), which breaks
 * hydration.
 */
const GROUP_SEPARATOR: Record<Language, string> = { de: '’', en: '’', it: '’', fr: '\u202f' }

/** An integer with Swiss thousands separators. */
export function formatNumber(language: Language, value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, GROUP_SEPARATOR[language])
}

export interface CurrencyNotation {
  code: string
  symbol?: string | null | undefined
  /** `$1` is the amount: `CHF $1`, `$1 €`. */
  template?: string | null | undefined
}

/**
 * A price from integer cents: always two decimals after a point, with the currency's template, else its symbol, else
 * its code (SPEC §9), and no line break between amount and currency.
 */
export function formatPrice(
  language: Language,
  cents: number,
  currency: CurrencyNotation = { code: 'chf' },
): string {
  const sign = cents < 0 ? '−' : ''
  const whole = Math.trunc(Math.abs(cents) / 100)
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0')
  const amount = `${sign}${formatNumber(language, whole)}.${fraction}`
  const template = currency.template || `${currency.symbol || currency.code.toUpperCase()} $1`
  return template.replace('$1', () => amount).replaceAll(' ', '\u00a0')
}

/** Swiss francs from Rappen for running text: without decimals when they are whole. */
export function formatFrancs(language: Language, cents: number): string {
  return formatPrice(language, cents).replace(/\.00$/, '')
}

/** `label: value` in plain text; French has a narrow no-break space before the colon. */
export function labelled(language: Language, label: string, value: string): string {
  return `${withColon(language, label)} ${value}`
}

/** `label:` above a line of its own. */
export function withColon(language: Language, label: string): string {
  return `${label}${language === 'fr' ? '\u202f' : ''}:`
}
