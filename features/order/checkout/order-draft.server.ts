import type { SellableVariant } from '#features/catalog/stock-repository.server.ts'
import type { CartVoucherRefusal } from '#features/voucher/order-voucher.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { pick } from '#kernel/pick.ts'
import { GIFT_FIELDS, type VoucherGift } from '#kernel/voucher-gift.ts'
import { MAX_QUANTITY } from './checkout-request.schema.ts'
import type { LineKind } from '../order-details.ts'
import type { OrderedItem } from './place-order-input.ts'

const LINE_KIND: Record<SellableVariant['type'], LineKind> = {
  physical: 'goods',
  voucher_course: 'course_voucher',
  voucher_value: 'value_voucher',
}

export interface DraftLine {
  onHand: number | null
  kind: LineKind
  productId: string
  variantId: string
  productTitle: string
  variantTitle: string
  imageUrl: string | null
  voucherLevel: number | null
  voucherCents: number | null
  gift: VoucherGift | null
  quantity: number
  unitPriceCents: number
  listPriceCents: number
  totalCents: number
}

export interface OrderDraft {
  currency: string
  totalCents: number
  lines: DraftLine[]
}

/** Names the line, so that the cart can correct itself. */
export type CheckoutRefusal =
  | { code: 'unknown_variant'; variantId: string }
  | { code: 'amount_out_of_range'; variantId: string; productTitle: string; least: number; most: number }
  | { code: 'picture_gone'; variantId: string; productTitle: string }
  | { code: 'not_purchasable'; variantId: string; productTitle: string }
  | { code: 'mixed_currencies'; variantId: string; productTitle: string }
  | { code: 'insufficient_stock'; variantId: string; productTitle: string; available: number }
  | { code: 'quantity_limit'; variantId: string; productTitle: string; available: number }

export type CheckoutVoucherRefusal = CartVoucherRefusal | { code: 'voucher_without_goods' }

/** Of what a voucher may pay for. */
export function goodsCents({ lines }: Pick<OrderDraft, 'lines'>): number {
  return lines.reduce((sum, line) => sum + (line.kind === 'goods' ? line.totalCents : 0), 0)
}

/** Providers refuse more. */
export const MAX_TOTAL_CENTS = 99_999_999

/** Prices a cart from the catalogue, merging lines of one variant and gift. The stock check is preliminary: the hold decides. */
export function draftOrder(
  items: readonly OrderedItem[],
  variants: SellableVariant[],
): Result<OrderDraft, CheckoutRefusal> {
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  const lines: DraftLine[] = []
  let totalCents = 0
  let currency: string | undefined
  for (const { variantId, quantity, gift } of mergeItems(items, byId)) {
    const variant = byId.get(variantId)
    if (!variant) return refuse({ code: 'unknown_variant', variantId })
    const named = { variantId, productTitle: variant.productTitle }
    if (!variant.purchasable) return refuse({ code: 'not_purchasable', ...named })
    if (gift?.picture && !variant.voucherPictures.includes(gift.picture))
      return refuse({ code: 'picture_gone', ...named })
    currency ??= variant.currency
    if (variant.currency !== currency) return refuse({ code: 'mixed_currencies', ...named })
    const { available } = variant
    if (available !== null && quantity > available) {
      return refuse({ code: 'insufficient_stock', ...named, available })
    }
    const line = toLine(variant, quantity, gift)
    totalCents += line.totalCents
    if (quantity > MAX_QUANTITY || totalCents > MAX_TOTAL_CENTS) {
      const affordable = Math.floor((MAX_TOTAL_CENTS - totalCents + line.totalCents) / line.unitPriceCents)
      return refuse({ code: 'quantity_limit', ...named, available: Math.min(MAX_QUANTITY, affordable) })
    }
    lines.push(line)
  }
  return accept({ currency: currency ?? 'chf', totalCents, lines })
}

interface MergedItem {
  variantId: string
  quantity: number
  gift: VoucherGift | null
}

function mergeItems(items: readonly OrderedItem[], byId: ReadonlyMap<string, SellableVariant>): MergedItem[] {
  const merged = new Map<string, MergedItem>()
  for (const { variant_id: variantId, quantity, gift: wishedGift } of items) {
    const isVoucher = byId.get(variantId)?.type !== 'physical'
    const gift = isVoucher && wishedGift && Object.keys(wishedGift).length > 0 ? wishedGift : null
    const key = JSON.stringify([variantId, ...GIFT_FIELDS.map((field) => gift?.[field])])
    merged.set(key, { variantId, gift, quantity: (merged.get(key)?.quantity ?? 0) + quantity })
  }
  return [...merged.values()]
}

function toLine(variant: SellableVariant, quantity: number, gift: VoucherGift | null): DraftLine {
  const { type, unitPriceInCents: unitPriceCents, listPriceInCents: listPriceCents } = variant
  return {
    ...pick(variant, 'onHand', 'productId', 'variantId', 'productTitle', 'variantTitle'),
    kind: LINE_KIND[type],
    imageUrl: variant.image,
    voucherLevel: type === 'voucher_course' ? variant.level : null,
    voucherCents: type === 'physical' ? null : listPriceCents,
    gift,
    quantity,
    unitPriceCents,
    listPriceCents,
    totalCents: quantity * unitPriceCents,
  }
}
