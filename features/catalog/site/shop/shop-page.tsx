import { useLoaderData } from 'react-router'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { PromiseLine } from '#app/ui/notices/promise-line.tsx'
import { paths } from '#content/paths.ts'
import type { ShopData } from './list-shop.ts'
import { ArrangedShop } from './arranged-shop.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ShopFilter } from './shop-filter.tsx'
import styles from './shop-page.module.css'
import { StoreFailure } from './store-failure.tsx'

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
