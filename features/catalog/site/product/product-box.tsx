import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { QuantityStepper } from '#site/ui/fields/quantity-stepper.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { productPromises } from '#features/cart/site/cart-promises.ts'
import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { variantAvailability } from '#features/catalog/shop-listing.ts'
import { fill, formatPrice, labelled, plural } from '#i18n/format.ts'
import '#site/ui/chip.css'
import { Price } from '../shop/price.tsx'
import { chooseValue, optionGroups } from './choose-variant.ts'
import { HeldNotice } from './held-notice.tsx'
import type { Buying } from './use-buying.ts'
import variantChoiceStyles from './variant-choice.module.css'
import styles from './product-box.module.css'

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
        <div className={`${styles.quantity} stack`}>
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

interface VariantChoiceProps {
  product: Product
  variant: Variant
  onChoose: (variant: Variant) => void
}

/** Native radio groups. Without script a price list. */
function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const messages = useMessages('product')
  const language = useLanguage()
  const groups = optionGroups(product, variant)
  if (groups.length === 0) return null
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group.id} className={variantChoiceStyles.group}>
          <legend className="legend">{group.title}</legend>
          <div className={variantChoiceStyles.values}>
            {group.values.map(({ value, chosen, possible }) => (
              <label
                key={value}
                className={`chip ${variantChoiceStyles.value}`}
                title={possible ? undefined : messages.unavailableCombination}
              >
                <input
                  type="radio"
                  className="visually-hidden"
                  name={group.id}
                  value={value}
                  checked={chosen}
                  disabled={!possible}
                  onChange={() => onChoose(chooseValue(product, variant, group.id, value))}
                />
                {value}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <noscript>
        <ul className={`small ${variantChoiceStyles.prices}`}>
          {product.variants.map((each) => (
            <li key={each.id}>
              {labelled(
                language,
                each.title,
                formatPrice(language, effectivePriceInCents(each), each.currency_notation),
              )}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  )
}
