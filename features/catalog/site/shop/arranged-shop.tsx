import { useMessages } from '#app/language/language.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { arrangeShop } from './arrange-shop.ts'
import styles from './arranged-shop.module.css'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'
import { ProductRow } from './product-row.tsx'
import { useHeldProducts } from './use-held-products.ts'

/** Vouchers first, then the gear. */
export function ArrangedShop({ products }: { products: ProductCardData[] }) {
  const messages = useMessages('shop')
  const held = useHeldProducts(products)
  const { valueVoucher, otherVouchers, large, tiles, rows } = arrangeShop(products)
  const isHeld = (product: ProductCardData) => held.has(product.id)
  const hasGear = large || tiles.length > 0 || rows.length > 0
  return (
    <>
      {(valueVoucher || otherVouchers.length > 0) && (
        <div className={classNames(styles.vouchers, !(valueVoucher && otherVouchers.length) && styles.alone)}>
          {valueVoucher && (
            <ul className={styles.value}>
              <ProductCard product={valueVoucher} isHeld={isHeld(valueVoucher)} headingLevel={2} eager />
            </ul>
          )}
          {otherVouchers.length > 0 && (
            <div className={styles.courses}>
              <h2>{messages.courseVouchers}</h2>
              <ul>
                {otherVouchers.map((product) => (
                  <ProductRow key={product.id} product={product} isHeld={isHeld(product)} />
                ))}
              </ul>
              {otherVouchers.some(({ level }) => level) && (
                <p>
                  <ArrowLink to={paths.levelTest}>{messages.levelTest}</ArrowLink>
                </p>
              )}
            </div>
          )}
        </div>
      )}
      {hasGear && (
        <BelowFold>
          <section className={styles.gear}>
            <h2>{messages.gear}</h2>
            {(large || tiles.length > 0) && (
              <ul className={classNames(styles.tiles, !large && styles.equal)}>
                {large && (
                  <ProductCard
                    product={large}
                    isHeld={isHeld(large)}
                    headingLevel={3}
                    className={styles.large}
                  />
                )}
                {tiles.map((product) => (
                  <ProductCard key={product.id} product={product} isHeld={isHeld(product)} headingLevel={3} />
                ))}
              </ul>
            )}
            {rows.length > 0 && (
              <ul className={styles.rows}>
                {rows.map((product) => (
                  <ProductRow key={product.id} product={product} isHeld={isHeld(product)} />
                ))}
              </ul>
            )}
          </section>
        </BelowFold>
      )}
    </>
  )
}
