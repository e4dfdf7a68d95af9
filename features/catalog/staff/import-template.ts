import type { Column } from './product-sheet.ts'

const PRODUCT = {
  product_id: 'muster-muetze',
  title_de: 'Mütze',
  title_en: 'Hat',
  title_fr: 'Bonnet',
  title_it: 'Berretto',
  description_de: 'Aus Wolle, wärmt auch nass.',
  description_en: 'Made of wool, warm even when wet.',
  description_fr: 'En laine, tient chaud même mouillé.',
  description_it: 'Di lana, tiene caldo anche bagnato.',
  option_de: 'Grösse',
  option_en: 'Size',
  option_fr: 'Taille',
  option_it: 'Taglia',
} as const satisfies Partial<Record<Column, string>>

const VARIANTS = (['S', 'M'] as const).map((size) => ({
  ...PRODUCT,
  variant_id: `muster-muetze-${size.toLowerCase()}`,
  sku: `MUETZE-${size}`,
  variant_title_de: size,
  variant_title_en: size,
  variant_title_fr: size,
  variant_title_it: size,
  option_value_de: size,
  option_value_en: size,
  option_value_fr: size,
  option_value_it: size,
  price_chf: '39.00',
  stock: '5',
  state: 'draft',
}))

/** One product with two variants as the import reads it: a draft, to be written over in a spreadsheet. */
export function importTemplate(): string {
  const columns = Object.keys(VARIANTS[0] ?? {})
  const lines = VARIANTS.map((variant) => Object.values(variant).join(';'))
  // The byte order mark tells Excel that the file is UTF-8.
  return `\ufeff${[columns.join(';'), ...lines].join('\r\n')}\r\n`
}
