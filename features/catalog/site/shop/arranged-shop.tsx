import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { paths } from '#content/paths.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { arrangeShop } from './arrange-shop.ts'
import { Price } from './price.tsx'
import type { ProductCardData } from './product-card-data.ts'
import { ProductCard } from './product-card.tsx'
import { useProductState } from './product-state.ts'
import { useHeldProducts } from './use-held-products.ts'
import styles from './arranged-shop.module.css'

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
            <div className={`${styles.courses} small-titles`}>
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

/** Vouchers under a heading that calls them so: their short names, with the mark of the level, painted large. */
function ProductRow({ product, isHeld }: { product: ProductCardData; isHeld: boolean }) {
  const common = useMessages('common')
  const { ribbon, state } = useProductState(product, isHeld)
  const { level, isVoucher, image } = product
  const course = level && SURVIVAL_COURSES[level - 1]?.id
  const name = course ? serviceName(common, course) : (isVoucher && product.shortName) || product.title
  return (
    <li className={styles.row}>
      <div className={classNames(styles.picture, isVoucher && styles.poster)}>
        {course ? (
          <TrailMark kind={level} />
        ) : (
          image && <img src={image} alt="" width="112" height="112" loading="lazy" />
        )}
      </div>
      <div className={styles.text}>
        <h3>
          <PageLink to={paths.product(product.id)}>{name}</PageLink>
        </h3>
        {product.subtitle && <p className="small muted">{product.subtitle}</p>}
        {[ribbon, state].map(
          (note) =>
            note && (
              <p key={note} className={`small ${styles.note}`}>
                {note}
              </p>
            ),
        )}
      </div>
      <Price className={styles.price} {...product} />
      <ArrowIcon />
    </li>
  )
}
