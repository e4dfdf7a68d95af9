import type { Product, Variant, VariantOption } from './product.ts'
import { effectivePriceInCents } from './product.ts'

/** For variants without currency (SPEC §9). */
const DEFAULT_CURRENCY = 'eur'

type Wire = Record<string, unknown>

/** Normalises a product of any store. Malformed values become empty; without a priced variant it is not purchasable. */
export function toProduct(wire: unknown): Product {
  const from = record(wire)
  const variants = list(from['variants']).map(toVariant)
  const selection = text(from['site_product_selection'])
  const chosen = chooseVariant(variants, selection)
  return {
    id: text(from['id']) ?? '',
    title: text(from['title']) ?? '',
    subtitle: text(from['subtitle']),
    ribbon_text: text(from['ribbon_text']),
    description: plainText(text(from['description']) ?? ''),
    image: address(from['thumbnail']) ?? address(from['image']),
    price_in_cents: chosen?.price_in_cents ?? 0,
    sale_price_in_cents: chosen?.sale_price_in_cents ?? null,
    currency: chosen?.currency ?? DEFAULT_CURRENCY,
    currency_notation: chosen?.currency_notation ?? { code: DEFAULT_CURRENCY },
    status: text(from['status']) ?? 'published',
    purchasable: from['purchasable'] !== false && list(from['variants']).some(hasPrice),
    order: integer(from['order']) ?? 0,
    site_product_selection: selection,
    images: toImages(from),
    options: list(from['options']).map((option) => ({
      id: text(option['id']) ?? '',
      title: text(option['title']) ?? '',
      values: list(option['values']).map(toVariantOption),
    })),
    variants,
    collections: list(from['collections'] ?? from['product_collections']).map((collection) => ({
      product_id: text(collection['product_id']) ?? text(from['id']) ?? '',
      collection_id: text(collection['collection_id']) ?? '',
      order: integer(collection['order']) ?? 0,
      ...(text(collection['title']) && { title: text(collection['title']) as string }),
    })),
    additional_info: byOrder(
      list(from['additional_info']).map((info) => ({
        id: text(info['id']) ?? '',
        order: integer(info['order']) ?? 0,
        title: text(info['title']) ?? '',
        description: plainText(text(info['description']) ?? ''),
      })),
    ),
    type: { value: text(record(from['type'])['value']) ?? 'physical' },
    custom_fields: list(from['custom_fields']).map((field) => ({
      id: text(field['id']) ?? '',
      title: text(field['title']) ?? '',
      is_required: field['is_required'] === true,
    })),
    related_products: list(from['related_products'])
      .map((related) => ({
        id: text(related['id']) ?? '',
        section_title: text(related['section_title']) ?? '',
        related_type: text(related['related_type']) ?? 'product',
        related_id: text(related['related_id']) ?? '',
        position: integer(related['position']) ?? 0,
      }))
      .sort((a, b) => a.position - b.position),
    metadata: isRecord(from['metadata']) ? from['metadata'] : null,
    created_at: text(from['created_at']) ?? '',
    updated_at: text(from['updated_at']) ?? '',
    deleted_at: text(from['deleted_at']),
  }
}

/** The variant whose price is shown: the cheapest if the product says so, else the first. */
export function chooseVariant(variants: Variant[], selection: string | null): Variant | undefined {
  if (selection !== 'lowest_price_first') return variants[0]
  return variants.reduce<Variant | undefined>(
    (best, variant) =>
      best && effectivePriceInCents(best) <= effectivePriceInCents(variant) ? best : variant,
    undefined,
  )
}

function toVariant(wire: Wire): Variant {
  const price = list(wire['prices'])[0] ?? {}
  const currency = record(price['currency'])
  const code = (text(price['currency_code']) ?? text(currency['code']) ?? DEFAULT_CURRENCY).toLowerCase()
  return {
    id: text(wire['id']) ?? '',
    title: text(wire['title']) ?? '',
    image_url: address(wire['image_url']),
    sku: text(wire['sku']),
    price_in_cents: cents(price['amount']) ?? 0,
    sale_price_in_cents: cents(price['sale_amount']),
    currency: code,
    currency_notation: { code, symbol: text(currency['symbol']), template: text(currency['template']) },
    manage_inventory: wire['manage_inventory'] === true,
    weight: integer(wire['weight']),
    options: list(wire['options']).map(toVariantOption),
    inventory_quantity: Math.max(0, integer(wire['inventory_quantity']) ?? 0),
  }
}

function toVariantOption(wire: Wire): VariantOption {
  return {
    id: text(wire['id']) ?? '',
    option_id: text(wire['option_id']) ?? '',
    variant_id: text(wire['variant_id']) ?? '',
    value: text(wire['value']) ?? '',
  }
}

function toImages(from: Wire): Product['images'] {
  const entries = list(from['images']).length > 0 ? list(from['images']) : list(from['media'])
  return byOrder(
    entries.flatMap((image) => {
      const url = address(image['url'])
      return url ? [{ url, order: integer(image['order']) ?? 0, type: text(image['type']) ?? 'image' }] : []
    }),
  )
}

function hasPrice(variant: Wire): boolean {
  return cents(list(variant['prices'])[0]?.['amount']) !== null
}

/** Converts HTML of external stores to plain text with empty lines between paragraphs. */
function plainText(source: string): string {
  if (!/<[a-z/!]/i.test(source)) return source
  return source
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|h[1-6]|ul|ol|table)\s*>/gi, '\n\n')
    .replace(/<\/(li|tr)\s*>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function address(value: unknown): string | null {
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/i.test(value) ? value : null
}

function byOrder<Entry extends { order: number }>(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => a.order - b.order)
}

function isRecord(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function record(value: unknown): Wire {
  return isRecord(value) ? value : {}
}

function list(value: unknown): Wire[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function integer(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

function cents(value: unknown): number | null {
  const amount = integer(value)
  return amount !== null && amount >= 0 ? amount : null
}
