import type { ReactNode } from 'react'
import type { Product, Variant } from '#features/catalog/product.ts'
import { variantAvailability } from '#features/catalog/shop-listing.ts'
import { fill, plural } from '#i18n/format.ts'
import { productPromises } from '#features/cart/site/cart-promises.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PromiseLine } from '#app/ui/notices/promise-line.tsx'
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { Price } from '../shop/price.tsx'
import { HeldNotice } from './held-notice.tsx'
import styles from './product-box.module.css'
import type { Buying } from './use-buying.ts'
import { VariantChoice } from './variant-choice.tsx'

interface ProductBoxProps {
  product: Product
  variant: Variant | undefined
  onChoose: (variant: Variant) => void
  /** Absent without a variant. */
  buying: Buying | null
  /** Below the choice of the variant. */
  children?: ReactNode
}

export function ProductBox({ product, variant, onChoose, buying, children }: ProductBoxProps) {
  const messages = useMessages('product')
  const { company } = useMessages('common')
  const [lead, ...paragraphs] = product.description.split(/\n{2,}/)
  const priced = variant ?? product
  return (
    <div className={styles.box}>
      {product.ribbon_text && <p className={styles.ribbon}>{product.ribbon_text}</p>}
      <h1>{product.title}</h1>
      {product.subtitle && <p className="muted">{product.subtitle}</p>}
      <div aria-live="polite">
        <Price
          className={styles.price}
          priceInCents={priced.price_in_cents}
          salePriceInCents={priced.sale_price_in_cents}
          currency={priced.currency_notation}
        />
      </div>
      <p className="lead">{lead}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {variant && buying && (
        <>
          <VariantChoice product={product} variant={variant} onChoose={onChoose} />
          {children}
          <BuyForm product={product} variant={variant} buying={buying} />
        </>
      )}
      {company.vatNumber && (
        <p className={`tiny muted ${styles.terms}`}>{fill(messages.vat, { number: company.vatNumber })}</p>
      )}
    </div>
  )
}

function BuyForm({ product, variant, buying }: { product: Product; variant: Variant; buying: Buying }) {
  const messages = useMessages('product')
  const common = useMessages('common')
  const { quantity, setQuantity, canBuy, heldUntil, total, label, action } = buying
  return (
    <>
      {canBuy && (
        <div className={styles.quantity}>
          <p className="legend" aria-hidden="true">
            {messages.quantity}
          </p>
          <QuantityStepper
            value={quantity}
            onChange={setQuantity}
            labels={{ less: common.cart.less, more: common.cart.more, quantity: messages.quantity }}
          />
        </div>
      )}
      {canBuy && (
        <noscript>
          <p className={styles.noScript}>
            {messages.noScript} <a href={`mailto:${common.company.email}`}>{common.company.email}</a>
          </p>
        </noscript>
      )}
      <TrailSign size="lg" wide className={styles.sign} note={canBuy ? total : undefined} {...action}>
        {label}
      </TrailSign>
      <p className="visually-hidden" role="status">
        {canBuy && total}
      </p>
      {heldUntil && <HeldNotice until={heldUntil} />}
      {canBuy && <Stock product={product} variant={variant} />}
      <div className={styles.promises}>
        <PromiseLine of={productPromises(product)} />
      </div>
    </>
  )
}

/** Only of what is kept in stock. */
function Stock({ product, variant }: { product: Product; variant: Variant }) {
  const messages = useMessages('product')
  const language = useLanguage()
  const availability = variantAvailability(product, variant)
  const isLow = availability.state === 'low_stock'
  if (!isLow && !variant.manage_inventory) return null
  const text = isLow ? plural(language, availability.left, messages.lowStock) : messages.inStock
  return <p className={classNames(styles.stock, isLow && styles.low)}>{text}</p>
}
