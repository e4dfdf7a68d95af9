import { Form, useSubmit } from 'react-router'
import { SHOP_SORTINGS, type ShopSorting } from '#features/catalog/shop-listing.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Select } from '#app/ui/fields/inputs.tsx'
import styles from './shop-page.module.css'

interface ShopFilterProps {
  collections: { id: string; title: string }[]
  collection: string | null
  sorting: ShopSorting
}

/** Links and a GET form, so that Back and missing script work. */
export function ShopFilter({ collections, collection, sorting }: ShopFilterProps) {
  const messages = useMessages('shop')
  const submit = useSubmit()
  const names: Record<ShopSorting, string> = {
    recommended: messages.sort.recommended,
    price_ascending: messages.sort.priceAscending,
    price_descending: messages.sort.priceDescending,
    name: messages.sort.name,
  }
  return (
    <div className={styles.bar}>
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
