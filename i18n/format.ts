import { INTL_LOCALE, type Language } from './languages.ts'

/** Fills `{name}` places of a message. A place without a value stays visible rather than vanishing. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  )
}

/** The plural form of a count: French treats 0 as one, the others do not. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(INTL_LOCALE[language]).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { n: formatNumber(language, count) })
}

/**
 * Thousands separators as Switzerland writes them. Written out instead of taken from `Intl`, because the
 * server's and the browser's tables differ (’ or ', narrow or wide space) and the page would not hydrate.
 */
const GROUP_SEPARATOR: Record<Language, string> = { de: '’', en: '’', it: '’', fr: '\u202f' }

/** An integer with Swiss grouping. */
export function formatNumber(language: Language, value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, GROUP_SEPARATOR[language])
}

/** How a currency is written. */
export interface CurrencyNotation {
  code: string
  symbol?: string | null | undefined
  /** The amount stands at `$1`, for example `CHF $1` or `$1 €`. */
  template?: string | null | undefined
}

/**
 * A price from integer cents: two decimals after a point (the Swiss form for money in every language),
 * the currency's template, else its symbol, else its code (SPEC §9). Amount and
 * currency never break across lines.
 */
export function formatPrice(language: Language, cents: number, currency: CurrencyNotation): string {
  const sign = cents < 0 ? '−' : ''
  const whole = Math.trunc(Math.abs(cents) / 100)
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0')
  const amount = `${sign}${formatNumber(language, whole)}.${fraction}`
  const template = currency.template || `${currency.symbol || currency.code.toUpperCase()} $1`
  return template.replace('$1', () => amount).replaceAll(' ', '\u00a0')
}

/** A label and its value in plain text; French leaves a space before the colon. */
export function labelled(language: Language, label: string, value: string): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`
}
