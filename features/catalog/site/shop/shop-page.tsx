import { Form, useLoaderData, useSubmit } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { Select } from '#site/ui/fields/inputs.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { paths } from '#content/paths.ts'
import { SHOP_SORTINGS, type ShopSorting } from '#features/catalog/shop-listing.ts'
import { plural } from '#i18n/format.ts'
import { ArrangedShop } from './arranged-shop.tsx'
import type { ShopData } from './list-shop.ts'
import { ProductGrid } from './product-grid.tsx'
import { StoreFailure } from './store-failure.tsx'
import styles from './shop-page.module.css'

export default function ShopPage() {
  const messages = useMessages('shop')
  const data = useLoaderData<ShopData>()
  return (
    <>
      <section className={styles.head}>
        <div className="wrap grid">
          <h1>{messages.title}</h1>
          <div>
            <p className="lead">{messages.lead}</p>
            <PromiseLine of={['delivery', 'voucherByMail']} />
          </div>
        </div>
      </section>
      <div className="wrap">
        {data.kind === 'failed' ? (
          <StoreFailure messages={messages.failure} message={data.message} />
        ) : (
          <Products data={data} />
        )}
        <BelowFold>
          <p className={`small muted ${styles.delivery}`}>{messages.delivery}</p>
        </BelowFold>
      </div>
    </>
  )
}

function Products({ data }: { data: Extract<ShopData, { kind: 'listed' }> }) {
  const messages = useMessages('shop')
  const language = useLanguage()
  const { products } = data
  return (
    <>
      {data.hasFilter && <ShopFilter {...data} />}
      <p className="visually-hidden" role="status">
        {plural(language, products.length, messages.count)}
      </p>
      {products.length > 0 ? (
        data.isArranged ? (
          <ArrangedShop products={products} />
        ) : (
          <ProductGrid products={products} headingLevel={2} />
        )
      ) : (
        <div className={styles.empty}>
          <EmptyState
            title={messages.empty.title}
            action={<ArrowLink to={paths.shop}>{messages.empty.link}</ArrowLink>}
          >
            {messages.empty.text}
          </EmptyState>
        </div>
      )}
    </>
  )
}

interface ShopFilterProps {
  collections: { id: string; title: string }[]
  collection: string | null
  sorting: ShopSorting
}

/** Links and a GET form, so that Back and missing script work. */
function ShopFilter({ collections, collection, sorting }: ShopFilterProps) {
  const messages = useMessages('shop')
  const submit = useSubmit()
  const names: Record<ShopSorting, string> = {
    recommended: messages.sort.recommended,
    price_ascending: messages.sort.priceAscending,
    price_descending: messages.sort.priceDescending,
    name: messages.sort.name,
  }
  return (
    <div className={`${styles.bar} row`}>
      <nav className={styles.chips} aria-label={messages.filterLabel}>
        <Chip to={address(null, sorting)} current={collection === null} preventScrollReset>
          {messages.all}
        </Chip>
        {collections.map(({ id, title }) => (
          <Chip key={id} to={address(id, sorting)} current={collection === id} preventScrollReset>
            {title}
          </Chip>
        ))}
      </nav>
      <Form className={styles.sort} action={paths.shop} preventScrollReset>
        {collection && <input type="hidden" name="collection" value={collection} />}
        <label htmlFor="sort" className="small">
          {messages.sort.label}
        </label>
        <Select
          id="sort"
          name="sort"
          size="sm"
          key={sorting}
          defaultValue={sorting}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {SHOP_SORTINGS.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit" className="button button--sm">
            {messages.sort.label}
          </button>
        </noscript>
      </Form>
    </div>
  )
}

function address(collection: string | null, sorting: ShopSorting): string {
  const query = new URLSearchParams({
    ...(collection && { collection }),
    ...(sorting !== 'recommended' && { sort: sorting }),
  }).toString()
  return query ? `${paths.shop}?${query}` : paths.shop
}
