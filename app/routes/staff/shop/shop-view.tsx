import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffProduct, StaffVariant } from '#features/catalog/staff/staff-product.ts'
import { LOW_STOCK_PIECES } from '#features/catalog/shop-listing.ts'
import { fill, formatNumber, formatPrice, plural } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { NewProductDialog } from '../product/new-product-dialog.tsx'
import {
  countProducts,
  filterProducts,
  MAX_SHOP_SEARCH,
  SHOP_FILTERS,
  SHOP_SORTS,
  type ShopFilter,
  type ShopSort,
  sortProducts,
} from './filter-products.ts'
import { ListTools } from '../lists/list-tools.tsx'
import { type ListQuery, useListQuery } from '../lists/use-list-query.ts'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { RowAction } from '../lists/row-action.tsx'
import { useMay } from '../role/staff-role.ts'
import { saveFile } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { ImportDialog } from './import-dialog.tsx'
import { OwnAmountDialog } from './own-amount-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { useSaleDays } from './sale-days.ts'
import styles from './shop.module.css'
import { VoucherPicturesDialog } from './voucher-pictures-dialog.tsx'
import { VoucherValuesDialog } from './voucher-values-dialog.tsx'
import { VoucherYearsDialog } from './voucher-years-dialog.tsx'
import { StockDialog } from './stock-dialog.tsx'

/** What the shop sells: prices, stock, and what it lists. */
export default function ShopView() {
  const messages = useMessages('staff-shop')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/products'>(`/products?lng=${language}`)
  const mayPrice = useMay('prices')
  const toast = useResultToast()
  const [isImporting, setIsImporting] = useState(false)
  const { arrange, new: add } = useMessages('staff-product')
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)

  const list = useListQuery({
    part: 'shop',
    filters: SHOP_FILTERS,
    initialFilter: 'all',
    sorts: SHOP_SORTS,
  })

  async function save(): Promise<void> {
    const saved = await saveFile(`/products.csv?${new URLSearchParams({ lng: language, ...list.shown })}`)
    if (!saved.ok) toast.refused(saved.refusal)
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <Button size="sm" className={styles.apply} onClick={() => setIsAdding(true)}>
          {add.open}
        </Button>
        <PageLink className="button button--sm" to={staffPaths.arrangement}>
          {arrange}
        </PageLink>
        <Button size="sm" onClick={() => void save()}>
          {messages.file.save}
        </Button>
        {mayPrice && (
          <Button size="sm" onClick={() => setIsImporting(true)}>
            {messages.file.read}
          </Button>
        )}
      </StaffHead>
      {isImporting && (
        <ImportDialog
          onClose={() => setIsImporting(false)}
          onDone={() => {
            setIsImporting(false)
            reload()
          }}
        />
      )}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {isAdding && (
        <NewProductDialog
          onClose={() => setIsAdding(false)}
          onDone={(id) => void navigate(staffPaths.product(id))}
        />
      )}
      {value && <ProductList products={value.products} list={list} onChanged={reload} />}
    </>
  )
}

interface ProductListProps {
  products: StaffProduct[]
  list: ListQuery<ShopFilter, ShopSort>
  onChanged: () => void
}

/** What is nearly gone comes first, then the order of the shop. */
function ProductList({ products, list, onChanged }: ProductListProps) {
  const messages = useMessages('staff-shop')
  const language = useLanguage()
  const { columns, filter } = messages
  const { sorting, search } = list
  const found = sortProducts(filterProducts(products, list.filter, search), sorting.sort, language)
  return (
    <>
      <ListTools
        list={list}
        messages={{ filter: filter.label, filters: filter, search: filter.search, find: filter.find }}
        counts={countProducts(products, search)}
        maxLength={MAX_SHOP_SEARCH}
      />
      <p className="visually-hidden" role="status">
        {plural(language, found.length, filter.found)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={filter.none} />
      ) : (
        <ListTable
          columns={SHOP_SORTS.map((sort) => ({ name: columns[sort], sort }))}
          sorting={sorting}
          className={styles.products}
        >
          {found.flatMap((product) =>
            product.variants.map((variant, index) => (
              <Row
                key={variant.id}
                product={product}
                variant={variant}
                isFirst={index === 0}
                onChanged={onChanged}
              />
            )),
          )}
        </ListTable>
      )}
    </>
  )
}

interface RowProps {
  product: StaffProduct
  variant: StaffVariant
  isFirst: boolean
  onChanged: () => void
}

function Row({ product, variant, isFirst, onChanged }: RowProps) {
  const messages = useMessages('staff-shop')
  const language = useLanguage()
  const mayPrice = useMay('prices')
  const [dialog, setDialog] = useState<'price' | 'stock' | 'values' | 'years' | 'own' | 'pictures'>()
  const { priceCents, salePriceCents, currency, stock, sku } = variant
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  const daysOf = useSaleDays()
  const name = product.variants.length > 1 ? `${product.title}, ${variant.title}` : product.title
  const close = {
    onClose: () => setDialog(undefined),
    onDone: () => {
      setDialog(undefined)
      onChanged()
    },
  }
  return (
    <tr>
      <th scope="row">
        <PageLink to={staffPaths.product(product.id)}>{name}</PageLink>
        {sku && <small className="num">{sku}</small>}
      </th>
      <td className="num">
        {price(priceCents)}
        {salePriceCents !== null && (
          <small className={variant.saleState === 'running' ? styles.running : undefined}>
            {[fill(messages.sale, { price: price(salePriceCents) }), daysOf(variant, variant.saleState)]
              .filter(Boolean)
              .join(', ')}
          </small>
        )}
        {mayPrice && !product.isValueVoucher && (
          <RowAction name={messages.changePrice} of={name} onClick={() => setDialog('price')} />
        )}
      </td>
      <td className="num">
        {stock ? (
          <>
            <Stock stock={stock} />
            <RowAction name={messages.changeStock} of={name} onClick={() => setDialog('stock')} />
          </>
        ) : (
          <span className={styles.quiet}>{messages.uncounted}</span>
        )}
      </td>
      <td>
        {isFirst && <Listing product={product} onChanged={onChanged} />}
        {mayPrice && isFirst && product.isValueVoucher && (
          <>
            <RowAction name={messages.values.change} of={product.title} onClick={() => setDialog('values')} />
            <RowAction
              name={messages.validity.change}
              of={messages.validity.title}
              onClick={() => setDialog('years')}
            />
          </>
        )}
        {dialog === 'years' && <VoucherYearsDialog {...close} />}
        {mayPrice && isFirst && product.isValueVoucher && (
          <>
            {product.ownAmount && (
              <small>
                {fill(messages.own.range, {
                  least: formatNumber(language, product.ownAmount.least),
                  most: formatNumber(language, product.ownAmount.most),
                })}
              </small>
            )}
            <RowAction name={messages.own.change} of={product.title} onClick={() => setDialog('own')} />
          </>
        )}
        {isFirst && product.voucherPictures && (
          <RowAction
            name={messages.pictures.change}
            of={product.title}
            onClick={() => setDialog('pictures')}
          />
        )}
        {dialog === 'pictures' && <VoucherPicturesDialog product={product} {...close} />}
        {dialog === 'own' && <OwnAmountDialog product={product} {...close} />}
        {dialog === 'values' && <VoucherValuesDialog product={product} {...close} />}
        {dialog === 'price' && <PriceDialog variant={variant} name={name} {...close} />}
        {dialog === 'stock' && stock && (
          <StockDialog variant={variant} stock={stock} name={name} {...close} />
        )}
      </td>
    </tr>
  )
}

function Stock({ stock: { onHand, held } }: { stock: NonNullable<StaffVariant['stock']> }) {
  const messages = useMessages('staff-shop')
  const language = useLanguage()
  const free = onHand - held
  return (
    <>
      {fill(messages.free, { n: String(free) })}
      {free <= LOW_STOCK_PIECES && (
        <small className={styles.low}>{free === 0 ? messages.soldOut : messages.low}</small>
      )}
      {held > 0 && <small>{plural(language, held, messages.held)}</small>}
    </>
  )
}

function Listing({
  product: { id, title, isHidden, state },
  onChanged,
}: Pick<RowProps, 'product' | 'onChanged'>) {
  const messages = useMessages('staff-shop')
  const ofProduct = useMessages('staff-product')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()

  async function toggle(): Promise<void> {
    const answer = await submit(() =>
      isHidden
        ? postStaff<'/products/:id/listing'>(`/products/${id}/listing`, {})
        : postStaff<'/products/:id/hiding'>(`/products/${id}/hiding`, {}),
    )
    if (!answer) return
    if (answer.ok) toast.done(isHidden ? messages.shownDone : messages.hiddenDone)
    else toast.refused(answer.refusal)
    onChanged()
  }

  if (state !== 'published') return <b>{ofProduct.states[state]}</b>
  return (
    <>
      <span className={isHidden ? styles.low : styles.quiet}>
        {isHidden ? messages.hidden : messages.listed}
      </span>
      <RowAction
        name={isHidden ? messages.show : messages.hide}
        of={title}
        busy={busy}
        onClick={() => void toggle()}
      />
    </>
  )
}
