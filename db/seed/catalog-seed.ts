import type { LocalisedText } from '#i18n/localised-text.ts'

/** A text in all four languages: nothing that we bring ourselves is left untranslated. */
export type Text = Required<LocalisedText>

export interface SeedCollection {
  id: string
  title: Text
}

/** A product as the shop starts with it. Lists are in the order in which they are shown. */
export interface SeedProduct {
  id: string
  type: 'voucher_course' | 'voucher_value' | 'physical'
  /** Survival level of a course voucher. */
  level?: 1 | 2 | 3
  title: Text
  subtitle: Text
  ribbon?: Text
  /** Paragraphs separated by an empty line. */
  description: Text
  thumbnail: string
  media: string[]
  collection: string
  /** False: shown, but not sold yet. */
  purchasable?: boolean
  /** The cheapest variant stands for the product, instead of the first. */
  lowestPriceFirst?: boolean
  option?: { id: string; title: Text }
  variants: SeedVariant[]
  info: { title: Text; description: Text }[]
  /** Ids of products that go with it. */
  related: string[]
  metadata?: {
    /** Name on the ticket of a voucher. */
    name?: Text | string
    /** Drawing behind a voucher's ticket. */
    scene?: string
    facts?: { label: Text; value: Text | string }[]
    quote?: Text
    /** A paragraph beside the quotation. */
    story?: Text
    /** Numbered leaders on the first picture, in units of 1/480 of its side: label at x, y; tip at tipX, tipY. */
    callouts?: { number: number; title: Text; text: Text; x: number; y: number; tipX: number; tipY: number }[]
  }
}

export interface SeedVariant {
  id: string
  title: Text
  sku: string
  priceInCents: number
  salePriceInCents?: number
  /** Pieces on hand; never runs out without it. */
  stock?: number
  weightGrams?: number
  imageUrl?: string
  /** What the variant chooses in the product's option. */
  optionValue?: Text
}

/** French gets its narrow no-break space before double punctuation here, so that the texts stay readable. */
export function text(de: string, en: string, fr: string, it: string): Text {
  return { de, en, fr: fr.replace(/ (?=[:;?!])/g, '\u202f'), it }
}

/** The same in every language: names, measures. */
export function sameInEveryLanguage(word: string): Text {
  return text(word, word, word, word)
}

export const DELIVERY = {
  title: text('Lieferung', 'Delivery', 'Livraison', 'Consegna'),
  description: text(
    'Ab Cham mit A-Post, innerhalb der Schweiz. Der Versand ist im Preis inbegriffen.',
    'From Cham by priority post, within Switzerland. Delivery is included in the price.',
    'Depuis Cham, en courrier A, en Suisse. Le port est compris dans le prix.',
    'Da Cham con Posta A, in Svizzera. La spedizione è inclusa nel prezzo.',
  ),
}
