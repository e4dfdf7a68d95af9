import { useLoaderData } from 'react-router'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { BelowFold } from '../../../ui/below-fold.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { paths } from '../../../paths.ts'
import type { ShopData } from './list-shop.ts'
import { ProductGrid } from './product-grid.tsx'
import { ShopFilter } from './shop-filter.tsx'
import styles from './shop-page.module.css'
import { StoreFailure } from './store-failure.tsx'

export default function ShopPage() {
  const words = useMessages('shop')
  const data = useLoaderData<ShopData>()
  return (
    <>
      <section className={styles.head}>
        <div className="wrap grid">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </section>
      <div className="wrap">
        {data.kind === 'failed' ? (
          <StoreFailure words={words.failure} message={data.message} />
        ) : (
          <Products data={data} />
        )}
        <BelowFold>
          {' '}
          <p className={`small muted ${styles.delivery}`}>{words.delivery}</p>
        </BelowFold>
      </div>
    </>
  )
}

function Products({ data }: { data: Extract<ShopData, { kind: 'listed' }> }) {
  const words = useMessages('shop')
  const language = useLanguage()
  const { products } = data
  return (
    <>
      <ShopFilter {...data} />
      <p className="visually-hidden" role="status">
        {plural(language, products.length, words.count)}
      </p>
      {products.length > 0 ? (
        <ProductGrid products={products} headingLevel={2} />
      ) : (
        <div className={styles.empty}>
          <EmptyState
            title={words.empty.title}
            action={<ArrowLink to={paths.shop}>{words.empty.link}</ArrowLink>}
          >
            {words.empty.text}
          </EmptyState>
        </div>
      )}
    </>
  )
}
