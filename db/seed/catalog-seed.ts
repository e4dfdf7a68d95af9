import { type RuleName, ruleText } from '#content/rules.ts'
import type { Language } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** Seeded texts exist in all four languages. */
export type Text = Required<LocalisedText>

export interface SeedCollection {
  id: string
  title: Text
}

/** Lists are in display order. */
export interface SeedProduct {
  id: string
  type: 'voucher_course' | 'voucher_value' | 'physical'
  level?: 1 | 2 | 3
  title: Text
  subtitle: Text
  ribbon?: Text
  /** Paragraphs are separated by an empty line. */
  description: Text
  thumbnail: string
  media: string[]
  collection: string
  /** False: shown but not sold yet. */
  purchasable?: boolean
  /** The cheapest variant represents the product, instead of the first. */
  lowestPriceFirst?: boolean
  option?: { id: string; title: Text }
  variants: SeedVariant[]
  info: { title: Text; description: Text }[]
  /** Product ids. */
  related: string[]
  metadata?: {
    /** Name on a voucher's ticket. */
    name?: Text | string
    /** Drawing on a voucher's ticket. */
    scene?: string
    facts?: { label: Text; value: Text | string }[]
    quote?: Text
    /** Beside the quotation. */
    story?: Text
    /** Callouts on the first picture, in 1/480 of its width: label at x, y; tip at tipX, tipY. */
    callouts?: { number: number; title: Text; text: Text; x: number; y: number; tipX: number; tipY: number }[]
  }
}

export interface SeedVariant {
  id: string
  title: Text
  sku: string
  priceInCents: number
  salePriceInCents?: number
  /** Unlimited without. */
  stock?: number
  weightGrams?: number
  imageUrl?: string
  /** Value of the product's option. */
  optionValue?: Text
}

/** Inserts the French narrow no-break spaces, so that sources stay readable. */
export function text(de: string, en: string, fr: string, it: string): Text {
  return { de, en, fr: fr.replace(/ (?=[:;?!])/g, '\u202f'), it }
}

/** For names and measures. */
export function sameInEveryLanguage(word: string): Text {
  return text(word, word, word, word)
}

export function inEveryLanguage(textIn: (language: Language) => string): Text {
  return { de: textIn('de'), en: textIn('en'), fr: textIn('fr'), it: textIn('it') }
}

export function paragraphs(...texts: Text[]): Text {
  return inEveryLanguage((language) => texts.map((each) => each[language]).join('\n\n'))
}

/** What applies, in the sentence of every page. */
export function ruleInEveryLanguage(name: RuleName): Text {
  return inEveryLanguage((language) => ruleText(language, name))
}

const BY_POST: Text = {
  de: 'Ab Cham mit A-Post.',
  en: 'From Cham by priority post.',
  fr: 'Depuis Cham, en courrier A.',
  it: 'Da Cham con Posta A.',
}

export const DELIVERY = {
  title: text('Lieferung', 'Delivery', 'Livraison', 'Consegna'),
  description: inEveryLanguage((language) => `${ruleText(language, 'deliveryArea')} ${BY_POST[language]}`),
}
