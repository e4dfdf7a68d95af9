import { useState } from 'react'
import { company } from '#content/company.ts'
import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { variantAvailability } from '#features/catalog/shop-listing.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { useAddToCart } from '../../../cart/use-add-to-cart.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { Price } from '../shop/price.tsx'
import { HeldNotice, useHeldUntil } from './held-notice.tsx'
import styles from './product-box.module.css'
import { VariantChoice } from './variant-choice.tsx'

interface ProductBoxProps {
  product: Product
  variant: Variant | undefined
  onChoose: (variant: Variant) => void
}

export function ProductBox({ product, variant, onChoose }: ProductBoxProps) {
  const messages = useMessages('product')
  const [lead, ...paragraphs] = product.description.split(/\n{2,}/)
  const priced = variant ?? product
  const isVoucher = product.type.value.startsWith('voucher')
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
      {variant && (
        <>
          <VariantChoice product={product} variant={variant} onChoose={onChoose} />
          <BuyForm product={product} variant={variant} />
        </>
      )}
      <p className={`tiny muted ${styles.terms}`}>
        {company.vatNumber && `${fill(messages.vat, { number: company.vatNumber })} `}
        {!isVoucher && messages.shipping}
      </p>
    </div>
  )
}

function BuyForm({ product, variant }: { product: Product; variant: Variant }) {
  const messages = useMessages('product')
  const stockHold = useMessages('stock-hold')
  const common = useMessages('common')
  const language = useLanguage()
  const add = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const [adding, setAdding] = useState(false)
  const { state } = variantAvailability(product, variant)
  const canBuy = state === 'available' || state === 'low_stock'
  const heldUntil = useHeldUntil(state === 'sold_out' ? variant.id : null)
  const total = formatPrice(language, effectivePriceInCents(variant) * quantity, variant.currency_notation)

  async function addToCart(): Promise<void> {
    if (!canBuy || adding) return
    setAdding(true)
    const added = await add(product, variant, quantity)
    setAdding(false)
    if (added) setQuantity(1)
  }

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
            {messages.noScript} <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </noscript>
      )}
      <TrailSign
        size="lg"
        wide
        className={styles.sign}
        note={canBuy ? total : undefined}
        aria-disabled={!canBuy || adding}
        onClick={() => void addToCart()}
      >
        {canBuy
          ? messages.addToCart
          : heldUntil
            ? stockHold.held
            : state === 'sold_out'
              ? common.offer.soldOut
              : common.offer.notPurchasable}
      </TrailSign>
      <p className="visually-hidden" role="status">
        {canBuy && total}
      </p>
      {heldUntil && <HeldNotice until={heldUntil} />}
      {canBuy && <Stock product={product} variant={variant} />}
    </>
  )
}

function Stock({ product, variant }: { product: Product; variant: Variant }) {
  const messages = useMessages('product')
  const language = useLanguage()
  const availability = variantAvailability(product, variant)
  const isLow = availability.state === 'low_stock'
  const text = isLow
    ? plural(language, availability.left, messages.lowStock)
    : product.type.value.startsWith('voucher')
      ? messages.instantPdf
      : messages.inStock
  return <p className={classNames(styles.stock, isLow && styles.low)}>{text}</p>
}
