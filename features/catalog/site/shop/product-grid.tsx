import { useBelowFold } from '#site/ui/layout/below-fold.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'
import styles from './product-card.module.css'
import { useHeldProducts } from './use-held-products.ts'

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
    <ul className={`${styles.grid} full`}>
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
