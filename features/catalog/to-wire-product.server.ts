import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { type LocalisedText, textIn } from '#i18n/localised-text.ts'
import type { ProductRows, VariantRow } from './product-rows.server.ts'
import { salePriceOn } from './sale.ts'
import type { WireProduct, WireVariant } from './store-wire.schema.ts'
import { offeredVoucherPictures } from './voucher-pictures.ts'

/** @param today Swiss day whose prices count */
export function toWireProduct(rows: ProductRows, language: Language, today: string): WireProduct {
  const { product } = rows
  const messages = (text: LocalisedText) => textIn(language, text)
  const values = rows.values.map((value) => ({
    id: value.id,
    option_id: value.optionId,
    variant_id: value.variantId,
    value: messages(value.value),
  }))
  const media = rows.media.map(({ url, position, type }) => ({ url, order: position, type }))
  return {
    id: product.id,
    title: messages(product.title),
    subtitle: product.subtitle && messages(product.subtitle),
    ribbon_text: product.ribbonText && messages(product.ribbonText),
    description: messages(product.description),
    thumbnail: product.thumbnail,
    images: media,
    media,
    status: product.status,
    purchasable: product.purchasable,
    order: product.position,
    site_product_selection: product.siteProductSelection,
    type: { value: product.type },
    options: rows.options.map((option) => ({
      id: option.id,
      title: messages(option.title),
      values: values.filter((value) => value.option_id === option.id),
    })),
    variants: rows.variants.map((variant) => ({
      ...toWireVariant(variant, language, today),
      options: values.filter((value) => value.variant_id === variant.id),
    })),
    collections: rows.memberships.map((membership) => ({
      product_id: membership.productId,
      collection_id: membership.collectionId,
      order: membership.position,
      title: messages(membership.title),
    })),
    additional_info: rows.info.map((info) => ({
      id: info.id,
      order: info.position,
      title: messages(info.title),
      description: messages(info.description),
    })),
    custom_fields: rows.customFields.map((field) => ({
      id: field.id,
      title: messages(field.title),
      is_required: field.isRequired,
    })),
    related_products: rows.related.map((related) => ({
      id: related.id,
      section_title: messages(related.sectionTitle),
      related_type: 'product',
      related_id: related.relatedId,
      position: related.position,
    })),
    metadata: metadataOf(rows, language),
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
    deleted_at: product.deletedAt?.toISOString() ?? null,
  }
}

function toWireVariant(variant: VariantRow, language: Language, today: string): Omit<WireVariant, 'options'> {
  const symbol = variant.currency.toUpperCase()
  return {
    id: variant.id,
    title: textIn(language, variant.title),
    image_url: variant.imageUrl,
    sku: variant.sku,
    prices: [
      {
        amount: variant.priceInCents,
        sale_amount: salePriceOn(variant, today),
        currency_code: variant.currency,
        currency: { code: variant.currency, symbol, template: `${symbol} $1` },
      },
    ],
    manage_inventory: variant.manageInventory,
    inventory_quantity: variant.inventoryQuantity - variant.heldQuantity,
    weight: variant.weightGrams,
  }
}

function metadataOf({ product, media }: ProductRows, language: Language): WireProduct['metadata'] {
  const { level, ownLeastFrancs: least, ownMostFrancs: most } = product
  const alts = media.flatMap(({ url, alt }) => (alt ? [[url, textIn(language, alt)] as const] : []))
  const pictures = offeredVoucherPictures(product).map(({ name, src, alt }) => ({
    name,
    src,
    alt: textIn(language, alt),
  }))
  const isPlain = level === null && least === null && alts.length === 0 && pictures.length === 0
  if (!product.metadata && isPlain) return null
  const metadata = localiseDeep(language, product.metadata ?? {}) as NonNullable<WireProduct['metadata']>
  return {
    ...metadata,
    ...(level !== null && { level }),
    ...(least !== null && { own_amount: { least, most } }),
    ...(alts.length > 0 && { picture_alts: Object.fromEntries(alts) }),
    ...(pictures.length > 0 && { voucher_pictures: pictures }),
  }
}

/** Replaces each localised text (`de` and language keys only, all strings) in stored JSON by its string. */
export function localiseDeep(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => localiseDeep(language, entry))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalisedText(value)) return textIn(language, value)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localiseDeep(language, entry)]))
}

function isLocalisedText(value: object): value is LocalisedText {
  return (
    'de' in value &&
    Object.entries(value).every(
      ([key, text]) => LANGUAGES.some((language) => language === key) && typeof text === 'string',
    )
  )
}
