import type { Language } from '#i18n/languages.ts'
import { type LocalisedText, textIn } from '#i18n/localised-text.ts'
import type { Product } from './product.ts'

interface ProductSubstitution {
  productTitle: string
  title: LocalisedText
  description: LocalisedText
  image: string
}

interface VariantSubstitution {
  variantId: string
  replacementId: string
}

/** Products and variants of an external store that the site shows as something else (SPEC §4; RULING 10). */
export const SUBSTITUTIONS: { products: ProductSubstitution[]; variants: VariantSubstitution[] } = {
  products: [
    {
      productTitle: 'Face Serum',
      title: {
        de: 'Geschenkgutschein',
        en: 'Gift voucher',
        fr: 'Bon cadeau',
        it: 'Buono regalo',
      },
      description: {
        de: 'Ein Gutschein für einen Survival-Kurs oder ein Team-Event, einzulösen bei der Buchung auf dieser Website.',
        en: 'A voucher for a survival course or a team event booked on this website.',
        fr: 'Un bon valable pour un stage de survie ou une sortie d’équipe réservés sur ce site.',
        it: 'Un buono valido per un corso di sopravvivenza o un’uscita per team, prenotati su questo sito.',
      },
      image: '/scenes/posten.svg',
    },
  ],
  variants: [{ variantId: 'voucher-200', replacementId: 'gutschein-wert-200' }],
}

/** Applies the table; returns the same object when nothing matches. */
export function substitute(product: Product, language: Language, table = SUBSTITUTIONS): Product {
  return substituteVariants(substituteTexts(product, language, table), table)
}

/** The site's id of a variant, for example in an old cart. */
export function substituteVariantId(id: string, table = SUBSTITUTIONS): string {
  return table.variants.find((entry) => entry.variantId === id)?.replacementId ?? id
}

function substituteTexts(product: Product, language: Language, table: typeof SUBSTITUTIONS): Product {
  const entry = table.products.find((candidate) => candidate.productTitle === product.title.trim())
  if (!entry) return product
  return {
    ...product,
    title: textIn(language, entry.title),
    description: textIn(language, entry.description),
    image: entry.image,
    images: [{ url: entry.image, order: 0, type: 'image' }],
  }
}

function substituteVariants(product: Product, table: typeof SUBSTITUTIONS): Product {
  const named = (id: string) => substituteVariantId(id, table)
  if (product.variants.every((variant) => named(variant.id) === variant.id)) return product
  const renamed = <Value extends { variant_id: string }>(value: Value) => ({
    ...value,
    variant_id: named(value.variant_id),
  })
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      id: named(variant.id),
      options: variant.options.map(renamed),
    })),
    options: product.options.map((option) => ({ ...option, values: option.values.map(renamed) })),
  }
}
