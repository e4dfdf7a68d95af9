import { bareServiceName } from '#content/service-name.ts'
import { SURVIVAL_SLUGS } from '../../../paths.ts'
import { useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TrailMark } from '../../../ui/trail-mark.tsx'
import styles from './ticket.module.css'

interface TicketProps {
  product: { title: string; image: string | null; level: 1 | 2 | 3 | null }
  price: string
  lazy?: boolean
  large?: boolean
}

/** Decorative: the card beside it says the same. */
export function Ticket({ product, price, lazy = false, large = false }: TicketProps) {
  const messages = useMessages('common')
  const slug = product.level && SURVIVAL_SLUGS[product.level - 1]
  return (
    <div className={classNames(styles.ticket, large && styles.large)} aria-hidden="true">
      <div className={styles.scene}>
        {product.image && (
          <img src={product.image} alt="" width="640" height="800" loading={lazy ? 'lazy' : undefined} />
        )}
      </div>
      <div className={styles.text}>
        <i>{messages.offer.voucher}</i>
        <b>{slug ? bareServiceName(messages, slug) : product.title}</b>
        <p>
          <span>{price}</span>
          {product.level && <TrailMark kind={product.level} />}
        </p>
      </div>
    </div>
  )
}
