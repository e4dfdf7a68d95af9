import { useEffect, useState } from 'react'
import { readStockHolds } from '#features/cart/site/stock-holds.ts'
import type { ProductCardData } from './product-card-data.ts'

const NONE: ReadonlySet<string> = new Set()

/** Products whose last pieces are only held. Requests holds only if something is sold out. */
export function useHeldProducts(products: ProductCardData[]): ReadonlySet<string> {
  const [held, setHeld] = useState(NONE)
  useEffect(() => {
    const soldOut = products.filter(({ soldOutVariantIds }) => soldOutVariantIds.length > 0)
    if (soldOut.length === 0) return
    let isCurrent = true
    void readStockHolds().then((holds) => {
      const isHeld = ({ soldOutVariantIds }: ProductCardData) => soldOutVariantIds.some((id) => holds.has(id))
      if (isCurrent) setHeld(new Set(soldOut.filter(isHeld).map(({ id }) => id)))
    })
    return () => {
      isCurrent = false
    }
  }, [products])
  return held
}
