import { lazy, Suspense } from 'react'
import { isOwnPicture } from '#features/pictures/content/pictures.ts'
import type { CartLine } from '#features/cart/cart.ts'
import { giftOf } from '#features/cart/cart-gift.ts'
import { effectivePriceInCents, isVoucher } from '#features/catalog/product.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import { QuantityStepper } from '#site/ui/fields/quantity-stepper.tsx'
import { VoucherPaper } from '#features/voucher/site/voucher-paper.tsx'
import { type HeldLine, heldText } from './held-text.ts'
import styles from './cart-panel.module.css'

const LineGift = lazy(() => import('./line-gift.tsx'))

interface CartLineItemProps {
  line: CartLine
  /** Pieces held for someone else's payment. */
  held: HeldLine | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
  onFollow: () => void
}

export function CartLineItem({ line, held, onChange, onRemove, onFollow }: CartLineItemProps) {
  const messages = useMessages('common').cart
  const language = useLanguage()
  const { product, variant, quantity } = line
  const { picture } = giftOf(line) ?? {}
  const drawing = picture !== undefined && !isOwnPicture(picture) && `/scenes/${picture}.svg`
  const image = drawing || (variant.image_url ?? product.image)
  const variantTitle = variant.title === product.title ? '' : variant.title
  const title = variantTitle ? `${product.title}, ${variantTitle}` : product.title
  const isPaper = isVoucher(product)
  return (
    <li className={styles.line}>
      <div className={classNames(styles.thumb, isPaper && styles.paper)}>
        {isPaper ? (
          <VoucherPaper voucher={{ name: product.title, image, level: null }} price="" />
        ) : (
          image && <img src={image} alt="" width="92" height="92" />
        )}
      </div>
      <div className={`${styles.name} plain-links`}>
        <PageLink to={paths.product(product.id)} onClick={onFollow}>
          {product.title}
        </PageLink>
        {variantTitle && <span className="small muted">{variantTitle}</span>}
        {held && <Held held={held} />}
      </div>
      <span className={classNames(styles.price, 'num')}>
        {formatPrice(language, effectivePriceInCents(variant), variant.currency_notation)}
      </span>
      <div className={`${styles.actions} row`}>
        <QuantityStepper
          size="sm"
          value={quantity}
          onChange={onChange}
          labels={{
            less: messages.less,
            more: messages.more,
            quantity: fill(messages.quantityOf, { title }),
          }}
        />
        <button
          type="button"
          className={`${styles.remove} note`}
          aria-label={fill(messages.removeItem, { title })}
          onClick={onRemove}
        >
          {messages.remove}
        </button>
      </div>
      {line.gift && (
        <Suspense fallback={null}>
          <LineGift line={line} />
        </Suspense>
      )}
    </li>
  )
}

function Held({ held }: { held: HeldLine }) {
  const messages = useMessages('stock-hold')
  return <strong className="small">{heldText(messages, useLanguage(), held).line}</strong>
}
