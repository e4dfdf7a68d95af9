import { useBelowFold } from '../../../ui/below-fold.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'
import styles from './product-card.module.css'
import { useState, useEffect } from 'react'
import { readStockHolds } from '../../../cart/stock-holds.ts'

/** On a wide screen. */
const FIRST_ROW = 3

export function ProductGrid({
  products,
  headingLevel,
}: {
  products: ProductCardData[]
  headingLevel: 2 | 3
}) {
  const isBelowDue = useBelowFold()
  const held = useHeldProducts(products)
  return (
    <ul className={styles.grid}>
      {products.slice(0, isBelowDue ? products.length : FIRST_ROW).map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          isHeld={held.has(product.id)}
          headingLevel={headingLevel}
          eager={index < FIRST_ROW}
        />
      ))}
    </ul>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** Products whose last pieces are only held. Requests holds only if something is sold out. */
function useHeldProducts(products: ProductCardData[]): ReadonlySet<string> {
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
