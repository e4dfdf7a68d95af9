import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { serviceName } from '#content/service-name.ts'
import { SURVIVAL_COURSES } from '#content/services.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import { TrailMark } from '#app/ui/pictures/trail-mark.tsx'
import { Price } from './price.tsx'
import type { ProductCardData } from './product-card-data.ts'
import styles from './product-row.module.css'
import { useProductState } from './product-state.ts'

/** Vouchers under a heading that calls them so: their short names, with the mark of the level, painted large. */
export function ProductRow({ product, isHeld }: { product: ProductCardData; isHeld: boolean }) {
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
