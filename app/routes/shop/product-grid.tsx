import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'
import styles from './product-card.module.css'

export function ProductGrid({
  products,
  headingLevel,
}: {
  products: ProductCardData[]
  headingLevel: 2 | 3
}) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} headingLevel={headingLevel} eager={index < 3} />
      ))}
    </ul>
  )
}
