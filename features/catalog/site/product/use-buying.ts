import { useState } from 'react'
import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { variantAvailability } from '#features/catalog/shop-listing.ts'
import { formatPrice } from '#i18n/format.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import { useAddToCart } from '#features/cart/site/use-add-to-cart.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useHeldUntil } from './held-notice.tsx'

export type Buying = NonNullable<ReturnType<typeof useBuying>>

/** What the button in the page and the bar of the phone share; null without a variant. */
export function useBuying(product: Product, variant: Variant | undefined, gift?: VoucherGift) {
  const { addToCart } = useMessages('product')
  const { held } = useMessages('stock-hold')
  const { soldOut, notPurchasable } = useMessages('common').offer
  const language = useLanguage()
  const add = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const state = variant && variantAvailability(product, variant).state
  const canBuy = state === 'available' || state === 'low_stock'
  const heldUntil = useHeldUntil(variant && state === 'sold_out' ? variant.id : null)
  const refused = heldUntil ? held : state === 'sold_out' ? soldOut : notPurchasable
  if (!variant) return null
  return {
    quantity,
    setQuantity,
    canBuy,
    heldUntil,
    total: formatPrice(language, effectivePriceInCents(variant) * quantity, variant.currency_notation),
    label: canBuy ? addToCart : refused,
    action: {
      'aria-disabled': !canBuy || isAdding,
      onClick: () => void addOnce(variant),
    },
  }

  async function addOnce(chosen: Variant): Promise<void> {
    if (!canBuy || isAdding) return
    setAdding(true)
    const isAdded = await add(product, chosen, quantity, gift)
    setAdding(false)
    if (isAdded) setQuantity(1)
  }
}
