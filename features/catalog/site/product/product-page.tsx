import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { giftPicturesOf } from '#features/catalog/gift-pictures.ts'
import { AMOUNT_QUERY, ownAmountOf } from '#features/catalog/own-amount.ts'
import { variantOfAmount, variantThatPays } from '#features/catalog/own-amount-variant.ts'
import { isVoucher, type Product } from '#features/catalog/product.ts'
import { pageQuestions } from '#features/questions/questions.ts'
import { formatNumber } from '#i18n/format.ts'
import { toWholeFrancs } from '#kernel/amount.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { useHydrated } from '#site/use-hydrated.ts'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { NextStepBar } from '#site/ui/notices/next-step-bar.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { Questions } from '#features/questions/site/questions.tsx'
import type { ProductCardData } from '../shop/product-card-data.ts'
import { ProductGrid } from '../shop/product-grid.tsx'
import { StoreFailure } from '../shop/store-failure.tsx'
import { startVariant } from './choose-variant.ts'
import { GiftBox } from './gift-box.tsx'
import { OwnAmountField } from './own-amount-field.tsx'
import type { ProductData } from './product.loader.ts'
import { ProductBox } from './product-box.tsx'
import { productDetails } from './product-details.ts'
import { ProductMedia } from './product-media.tsx'
import { Section } from './product-section.tsx'
import styles from './product-page.module.css'
import { useGift } from './use-gift.ts'
import { type Buying, useBuying } from './use-buying.ts'
import { VoucherUse } from './voucher-use.tsx'

export default function ProductPage() {
  const messages = useMessages('product')
  const data = useLoaderData<ProductData>()
  if (data.kind === 'found') return <ProductView key={data.product.id} {...data} />
  return (
    <div className={`wrap ${styles.missing}`}>
      {data.kind === 'failed' ? (
        <StoreFailure messages={messages.failure} message={data.message} headingLevel={1} />
      ) : (
        <>
          <h1>{messages.notFound.title}</h1>
          <p className="lead">{messages.notFound.text}</p>
          <TrailSign to={paths.shop} direction="left">
            {messages.notFound.link}
          </TrailSign>
        </>
      )}
    </div>
  )
}

function ProductView({ product, related }: { product: Product; related: ProductCardData[] }) {
  const messages = useMessages('product')
  const language = useLanguage()
  const requested = useRequestedVariant(product)
  const [variantId = requested.variantId, setVariantId] = useState<string>()
  const [own = requested.own, setOwn] = useState<string>()
  const range = ownAmountOf(product)
  const chosen = own.trim() === '' ? undefined : variantOfAmount(product, toWholeFrancs(own) ?? 0, language)
  const isWrong = own.trim() !== '' && !chosen
  const variant = chosen ?? product.variants.find(({ id }) => id === variantId) ?? startVariant(product)
  const pictures = isVoucher(product) ? giftPicturesOf(product) : []
  const gift = useGift()
  const buyable = useBuying(product, variant, gift.value)
  const buying = buyable && isWrong ? { ...buyable, action: WRONG_AMOUNT } : gift.guard(buyable)
  const details = productDetails(product)
  const facts = details.facts.map(({ label, value }): [string, string] => [label, value])
  const { validity } = messages.voucher
  // An owner's own row of that name stays.
  if (isVoucher(product) && !facts.some(([label]) => label === validity.label))
    facts.push([validity.label, validity.years])
  const info = [
    // Of a voucher there is too little for a section of its own.
    ...(isVoucher(product) ? facts : []),
    ...product.additional_info.map(({ title, description }): [string, string] => [title, description]),
  ]
  const [firstRelated] = product.related_products
  return (
    <>
      <div className="wrap">
        <Breadcrumb product={product} />
        <article className={styles.product}>
          <ProductMedia
            product={product}
            variant={variant}
            details={details}
            picture={pictures.find(({ name }) => name === gift.value?.picture) ?? pictures[0]}
          />
          <ProductBox
            product={product}
            variant={variant}
            onChoose={({ id }) => {
              setVariantId(id)
              setOwn('')
            }}
            buying={buying}
          >
            {range && (
              <OwnAmountField id={OWN_AMOUNT} range={range} value={own} isWrong={isWrong} onChange={setOwn} />
            )}
            {variant && pictures.length > 0 && (
              <GiftBox
                variantId={variant.id}
                pictures={pictures}
                showsProblems={gift.showsProblems}
                onChange={gift.change}
              />
            )}
          </ProductBox>
        </article>
      </div>
      <BelowFold>
        {isVoucher(product) && <VoucherUse product={product} />}
        {details.callouts.length > 0 && (
          <Section title={messages.parts}>
            <ol className={`${styles.parts} full ruled-items`}>
              {details.callouts.map(({ number, title, text }) => (
                <li key={number}>
                  <h3>
                    <i aria-hidden="true">{number}</i>
                    {title}
                  </h3>
                  <p className="small muted">{text}</p>
                </li>
              ))}
            </ol>
          </Section>
        )}
        {!isVoucher(product) && (details.facts.length > 0 || details.quote) && (
          <Section title={messages.facts}>
            <div className="span-5">
              <Table rows={facts} />
            </div>
            <div className={`${styles.story} from-7`}>
              {details.quote && <blockquote className="map-italic">«{details.quote}»</blockquote>}
              {details.story && <p>{details.story}</p>}
            </div>
          </Section>
        )}
        {info.length > 0 && (
          <Section title={messages.details}>
            <div className={styles.info}>
              <Table rows={info} />
            </div>
          </Section>
        )}
        {isVoucher(product) && <VoucherQuestions />}
        {related.length > 0 && (
          <Section title={firstRelated?.section_title || messages.related}>
            <ProductGrid products={related} headingLevel={3} />
          </Section>
        )}
        {variant && buying && <BuyBar product={product} buying={buying} />}
      </BelowFold>
    </>
  )
}

/** What the address asks to pay for; the server's page, which all visitors share, does not know it. */
function useRequestedVariant(product: Product): { variantId: string | undefined; own: string } {
  const language = useLanguage()
  const [query] = useSearchParams()
  const francs = toWholeFrancs(query.get(AMOUNT_QUERY) ?? '')
  const isHydrated = useHydrated()
  const paying = isHydrated && francs ? variantThatPays(product, francs, language) : undefined
  const isOffered = paying && product.variants.some(({ id }) => id === paying.id)
  return {
    variantId: isOffered ? paying.id : startVariant(product)?.id,
    own: paying && !isOffered ? formatNumber('de', paying.price_in_cents / 100) : '',
  }
}

const OWN_AMOUNT = 'own-amount'

const WRONG_AMOUNT = {
  'aria-disabled': true,
  onClick: (): undefined => document.getElementById(OWN_AMOUNT)?.focus() as undefined,
}

function VoucherQuestions() {
  return <Questions of={pageQuestions(useMessages('voucher-questions'))} />
}

/** On a phone, where the sign of the page is out of sight. */
function BuyBar({ product, buying }: { product: Product; buying: Buying }) {
  const { byMail } = useMessages('product')
  const { promises } = useMessages('common')
  return (
    <NextStepBar
      price={buying.total}
      unit={isVoucher(product) ? byMail : promises.delivery}
      label={buying.label}
      {...buying.action}
    />
  )
}

function Breadcrumb({ product }: { product: Product }) {
  const messages = useMessages('product').breadcrumb
  const [collection] = product.collections
  return (
    <nav className={`small ${styles.breadcrumb} plain-links`} aria-label={messages.label}>
      <ol>
        <li>
          <PageLink to={paths.shop}>{messages.shop}</PageLink>
        </li>
        {collection?.title && (
          <li>
            <PageLink to={`${paths.shop}?collection=${encodeURIComponent(collection.collection_id)}`}>
              {collection.title}
            </PageLink>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Table({ rows }: { rows: [string, string][] }) {
  if (rows.length === 0) return null
  return (
    <table className={`table ${styles.table}`}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
