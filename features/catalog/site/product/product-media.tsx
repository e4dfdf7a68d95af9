import { useState } from 'react'
import type { GiftPicture } from '#features/catalog/gift-pictures.ts'
import { isValueVoucher, isVoucher, type Product, type Variant } from '#features/catalog/product.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { voucherLevel } from '../shop/product-card-data.ts'
import { VoucherPaper } from '#features/voucher/site/voucher-paper.tsx'
import type { Callout, ProductDetails } from './product-details.ts'
import styles from './product-media.module.css'

interface ProductMediaProps {
  product: Product
  variant: Variant | undefined
  details: ProductDetails
  /** That a voucher gets. */
  picture?: GiftPicture | undefined
}

export function ProductMedia({ product, variant, details, picture }: ProductMediaProps) {
  const messages = useMessages('product')
  const [chosen, setChosen] = useState(0)
  if (isVoucher(product)) {
    return <VoucherFigure product={product} variant={variant} picture={picture} />
  }
  const pictures = [
    ...(variant?.image_url ? [variant.image_url] : []),
    ...product.images.filter(({ type }) => type === 'image').map(({ url }) => url),
  ]
  if (pictures.length === 0 && product.image) pictures.push(product.image)
  const current = pictures[chosen] ?? pictures[0]
  const hasLeaders = current !== undefined && current === product.images[0]?.url
  const { title } = product
  const altOf = (address: string) =>
    pictureAlt(product, address) ??
    (address.startsWith('/scenes/') ? fill(messages.imageAlt, { title }) : title)
  return (
    <div className={styles.media}>
      <div className={classNames(styles.figure, !current && styles.none)}>
        {current ? (
          <img src={current} alt={altOf(current)} width="480" height="480" fetchPriority="high" />
        ) : (
          <TrailMark kind={1} />
        )}
        {hasLeaders && details.callouts.length > 0 && <Leaders callouts={details.callouts} />}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={current === url}
                aria-label={`${altOf(url)} ${index + 1}`}
                onClick={() => setChosen(index)}
              >
                <img src={url} alt="" width="72" height="72" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the photograph shows, from the metadata of our own store service. */
function pictureAlt({ metadata }: Pick<Product, 'metadata'>, address: string): string | undefined {
  const alts = metadata?.['picture_alts']
  const alt =
    alts && typeof alts === 'object' ? new Map<string, unknown>(Object.entries(alts)).get(address) : ''
  return typeof alt === 'string' && alt ? alt : undefined
}

/** Its value is its price, also where it is sold for less. */
function VoucherFigure({
  product,
  variant,
  picture,
}: Pick<ProductMediaProps, 'product' | 'variant' | 'picture'>) {
  const messages = useMessages('product').voucher
  const print = useMessages('voucher')
  const language = useLanguage()
  const priced = variant ?? product
  return (
    <figure className={styles.voucher}>
      <VoucherPaper
        voucher={{
          name: isValueVoucher(product) ? print.freeChoice : product.title,
          image: picture?.src ?? variant?.image_url ?? product.image,
          level: voucherLevel(product),
        }}
        price={formatPrice(language, priced.price_in_cents, priced.currency_notation)}
        print={print}
      />
      <figcaption className="small">{messages.delivery}</figcaption>
    </figure>
  )
}

/** Decorative: the list below says the same. */
function Leaders({ callouts }: { callouts: Callout[] }) {
  return (
    <svg className={styles.leaders} viewBox="0 0 480 480" aria-hidden="true">
      {callouts.map(({ number, x, y, tipX, tipY }) => (
        <g key={number}>
          <path d={`M${x} ${y}L${tipX} ${tipY}`} />
          <circle cx={tipX} cy={tipY} r="2.6" />
          <g className={styles.number}>
            <path d={`M${x} ${y - 10}l14.7 10-14.7 10-14.7-10z`} />
            <text x={x} y={y + 3.7}>
              {number}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}
