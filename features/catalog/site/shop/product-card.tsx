import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import { VoucherPaper } from '#features/voucher/site/voucher-paper.tsx'
import { Price } from './price.tsx'
import styles from './product-card.module.css'
import type { ProductCardData } from './product-card-data.ts'
import { useProductState } from './product-state.ts'

interface ProductCardProps {
  product: ProductCardData
  /** The last pieces are held for someone else's payment. */
  isHeld: boolean
  headingLevel: 2 | 3
  /** Above the fold: loads its picture eagerly. */
  eager?: boolean
  className?: string | undefined
}

export function ProductCard({ product, isHeld, headingLevel, eager = false, className }: ProductCardProps) {
  const { title, subtitle, image, isVoucher } = product
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { ribbon, state } = useProductState(product, isHeld)
  return (
    <li className={classNames(styles.card, isVoucher && styles.wide, className)}>
      <div className={styles.picture}>
        {isVoucher ? (
          <VoucherOf product={product} eager={eager} />
        ) : (
          image && <img src={image} alt="" width="480" height="480" loading={eager ? undefined : 'lazy'} />
        )}
        {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <PageLink to={paths.product(product.id)}>{title}</PageLink>
        </Heading>
        <Price className={styles.price} {...product} />
        {subtitle && <p className="small muted full">{subtitle}</p>}
        {state && <p className="small full">{state}</p>}
      </div>
    </li>
  )
}

/** With its small print where the paper is large enough to read it. */
function VoucherOf({ product, eager }: { product: ProductCardData; eager: boolean }) {
  const { from } = useMessages('common').offer
  const print = useMessages('voucher')
  const language = useLanguage()
  const { priceInCents, currency, isFrom, isValueVoucher, title } = product
  const price = formatPrice(language, priceInCents, currency)
  return (
    <VoucherPaper
      voucher={{ ...product, name: isValueVoucher ? print.freeChoice : title }}
      price={isFrom ? fill(from, { price }) : price}
      print={print}
      lazy={!eager}
    />
  )
}
