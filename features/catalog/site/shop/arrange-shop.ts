import type { ProductCardData } from './product-card-data.ts'

export interface ArrangedShop {
  /** The first voucher with an amount, at full size. */
  valueVoucher: ProductCardData | null
  otherVouchers: ProductCardData[]
  /** The first of the gear, at double height beside four tiles. */
  large: ProductCardData | null
  tiles: ProductCardData[]
  /** Gear whose drawing is already on the page, or that would leave a row of tiles open. */
  rows: ProductCardData[]
}

const BESIDE_LARGE = 4

/** By what the products are and by their order, so that the products of any store find their place. */
export function arrangeShop(products: readonly ProductCardData[]): ArrangedShop {
  const vouchers = products.filter(({ isVoucher }) => isVoucher)
  const valueVoucher = vouchers.find(({ isValueVoucher }) => isValueVoucher) ?? null
  const usedImages = new Set([null, valueVoucher?.image])
  const pictured: ProductCardData[] = []
  const rows: ProductCardData[] = []
  for (const product of products.filter(({ isVoucher }) => !isVoucher)) {
    const isNew = !usedImages.has(product.image)
    usedImages.add(product.image)
    ;(isNew ? pictured : rows).push(product)
  }
  const isWide = pictured.length > BESIDE_LARGE
  const large = isWide ? (pictured[0] ?? null) : null
  const tiles = large ? pictured.slice(1) : pictured
  const full = large ? tiles.length - (tiles.length % BESIDE_LARGE) : tiles.length
  return {
    valueVoucher,
    otherVouchers: vouchers.filter((voucher) => voucher !== valueVoucher),
    large,
    tiles: tiles.slice(0, full),
    rows: [...tiles.slice(full), ...rows],
  }
}
