import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Price } from './price.tsx'
import styles from './product-card.module.css'
import type { ProductCardData } from './product-card-data.ts'
import { Ticket } from './ticket.tsx'

interface ProductCardProps {
  product: ProductCardData
  /** The last pieces are held for someone else's payment. */
  isHeld: boolean
  headingLevel: 2 | 3
  /** Above the fold: loads its picture eagerly. */
  eager: boolean
}

export function ProductCard({ product, isHeld, headingLevel, eager }: ProductCardProps) {
  const messages = useMessages('common').offer
  const stockHold = useMessages('stock-hold')
  const language = useLanguage()
  const { title, subtitle, image, isVoucher, availability } = product
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const price = formatPrice(language, product.salePriceInCents ?? product.priceInCents, product.currency)
  const state = stateNote()
  const ribbon = product.ribbon ?? state

  function stateNote(): string | null {
    if (availability.state === 'sold_out') return isHeld ? stockHold.held : messages.soldOut
    if (availability.state === 'not_purchasable') return messages.notPurchasable
    if (availability.state === 'low_stock') return fill(messages.lowStock, { n: availability.left })
    return product.salePriceInCents === null ? null : messages.sale
  }

  return (
    <li className={classNames(styles.card, isVoucher && styles.wide)}>
      <div className={styles.picture}>
        {isVoucher ? (
          <Ticket
            product={{ ...product, title: product.ticketName ?? title }}
            lazy={!eager}
            price={product.isFrom ? fill(messages.from, { price }) : price}
          />
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
        {subtitle && <p className={`small muted ${styles.line}`}>{subtitle}</p>}
        {state && state !== ribbon && <p className={`small ${styles.line}`}>{state}</p>}
      </div>
    </li>
  )
}
