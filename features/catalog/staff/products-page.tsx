import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { fill, formatNumber, plural } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { countRows, selectRows } from '#kit/whole-list.ts'
import { LOW_STOCK_PIECES } from '../shop-listing.ts'
import { ImportDialog } from './import-dialog.tsx'
import { OwnAmountDialog } from './own-amount-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { lowFirst, PRODUCT_ROWS } from './product-rows.ts'
import { productList, products } from './product.contract.ts'
import type { StaffProduct, StaffVariant } from './staff-product.ts'
import { StockDialog } from './stock-dialog.tsx'
import styles from './shop.module.css'
import { useSaleDays } from './use-sale-days.ts'
import { VoucherPicturesDialog } from './voucher-pictures-dialog.tsx'
import { VoucherValuesDialog, VoucherYearsDialog } from './voucher-values-dialog.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'

/** A variant, by its id; what belongs to the product stands at its first. */
interface Row extends StaffVariant {
  product: StaffProduct
  name: string
  isFirst: boolean
}

/** What the shop sells: prices, stock, and what it lists. What is nearly gone comes first, then the order of the shop. */
export default function ProductsPage() {
  const { t, language } = useTexts('staff-shop')
  const { arrange, new: add } = useTexts('staff-product').t
  const mayPrice = useMay('prices')
  const navigate = useNavigate()
  const reload = useReload()
  const [open, setOpen] = useState<'import' | 'new'>()
  const close = () => setOpen(undefined)
  const { columns, filter, file } = t
  return (
    <>
      <ListView
        of={products.list}
        shape={productList}
        words={{
          ...t,
          filter: filter.label,
          filters: filter,
          search: filter.search,
          find: filter.find,
          empty: filter.none,
          saveFile: file.save,
        }}
        className={styles.products}
        file={products.csv}
        actions={
          <>
            {mayPrice && (
              <Button size="sm" onClick={() => setOpen('import')}>
                {file.read}
              </Button>
            )}
            <PageLink className="button button--sm" to={staffPaths.arrangement}>
              {arrange}
            </PageLink>
            <Button size="sm" className="button--do" onClick={() => setOpen('new')}>
              {add.open}
            </Button>
          </>
        }
        counts={(answer, { search }) => countRows(answer.products, PRODUCT_ROWS, search)}
        beside={(answer, { filter: chosen, search }) =>
          answer && (
            <p className="visually-hidden" role="status">
              {plural(
                language,
                selectRows(answer.products, PRODUCT_ROWS, { filter: chosen, search }, language).length,
                filter.found,
              )}
            </p>
          )
        }
        rows={(answer, place) =>
          selectRows(lowFirst(answer.products), PRODUCT_ROWS, place, language).flatMap(toRows)
        }
        columns={[
          {
            title: columns.product,
            sort: 'product',
            cell: ({ product, name, sku }) => (
              <>
                <PageLink to={staffPaths.product(product.id)}>{name}</PageLink>
                {sku && <small className="num">{sku}</small>}
              </>
            ),
          },
          { title: columns.price, sort: 'price', kind: 'num', cell: (row) => <Price row={row} /> },
          { title: columns.stock, sort: 'stock', kind: 'num', cell: (row) => <Stock row={row} /> },
          {
            title: columns.listed,
            sort: 'listed',
            cell: ({ isFirst, product }) => isFirst && <Listing product={product} />,
          },
        ]}
      />
      {open === 'import' && <ImportDialog onClose={close} onDone={reload} />}
      {open === 'new' && (
        <NewProductDialog onClose={close} onDone={(id) => void navigate(staffPaths.product(id))} />
      )}
    </>
  )
}

function toRows(product: StaffProduct): Row[] {
  const { title, variants } = product
  return variants.map((variant, index) => ({
    ...variant,
    product,
    name: variants.length > 1 ? `${title}, ${variant.title}` : title,
    isFirst: index === 0,
  }))
}

interface RowDialogProps {
  name: string
  /** What it is done to. */
  of: string
  children: (close: { onClose: () => void; onDone: () => void }) => ReactNode
}

/** A line of text that opens a dialog. */
function RowDialog({ name, of, children }: RowDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const reload = useReload()
  return (
    <>
      <RowAction name={name} of={of} onClick={() => setOpen(true)} />
      {isOpen && children({ onClose: () => setOpen(false), onDone: reload })}
    </>
  )
}

function Price({ row }: { row: Row }) {
  const { t, price } = useTexts('staff-shop')
  const mayPrice = useMay('prices')
  const daysOf = useSaleDays()
  const { product, name, priceCents, salePriceCents, saleState, currency } = row
  return (
    <>
      {price(priceCents, currency)}
      {salePriceCents !== null && (
        <small className={saleState === 'running' ? styles.running : undefined}>
          {[fill(t.sale, { price: price(salePriceCents, currency) }), daysOf(row, saleState)]
            .filter(Boolean)
            .join(', ')}
        </small>
      )}
      {mayPrice && !product.isValueVoucher && (
        <RowDialog name={t.changePrice} of={name}>
          {(close) => <PriceDialog variant={row} name={name} {...close} />}
        </RowDialog>
      )}
    </>
  )
}

function Stock({ row }: { row: Row }) {
  const { t, language } = useTexts('staff-shop')
  const { stock, name } = row
  if (!stock) return <span className="muted">{t.uncounted}</span>
  const { onHand, held } = stock
  const free = onHand - held
  return (
    <>
      {fill(t.free, { n: String(free) })}
      {free <= LOW_STOCK_PIECES && <small className="bad">{free === 0 ? t.soldOut : t.low}</small>}
      {held > 0 && <small>{plural(language, held, t.held)}</small>}
      <RowDialog name={t.changeStock} of={name}>
        {(close) => <StockDialog variant={row} stock={stock} name={name} {...close} />}
      </RowDialog>
    </>
  )
}

/** Whether the shop lists it, and what a voucher offers. */
function Listing({ product }: { product: StaffProduct }) {
  const { t, language } = useTexts('staff-shop')
  const { states } = useTexts('staff-product').t
  const mayPrice = useMay('prices')
  const { id, title, isHidden, state, isValueVoucher, ownAmount, voucherPictures } = product
  const reload = useReload()
  const { busy, send } = useAction(isHidden ? products.show : products.hide, {
    done: isHidden ? t.shownDone : t.hiddenDone,
    onChanged: reload,
  })
  return (
    <>
      {state === 'published' ? (
        <>
          <span className={isHidden ? 'bad' : 'muted'}>{isHidden ? t.hidden : t.listed}</span>
          <RowAction
            name={isHidden ? t.show : t.hide}
            of={title}
            busy={busy}
            onClick={() => void send({ id })}
          />
        </>
      ) : (
        <b>{states[state]}</b>
      )}
      {mayPrice && isValueVoucher && (
        <>
          <RowDialog name={t.values.change} of={title}>
            {(close) => <VoucherValuesDialog product={product} {...close} />}
          </RowDialog>
          <RowDialog name={t.validity.change} of={t.validity.title}>
            {(close) => <VoucherYearsDialog {...close} />}
          </RowDialog>
          {ownAmount && (
            <small>
              {fill(t.own.range, {
                least: formatNumber(language, ownAmount.least),
                most: formatNumber(language, ownAmount.most),
              })}
            </small>
          )}
          <RowDialog name={t.own.change} of={title}>
            {(close) => <OwnAmountDialog product={product} {...close} />}
          </RowDialog>
        </>
      )}
      {voucherPictures && (
        <RowDialog name={t.pictures.change} of={title}>
          {(close) => <VoucherPicturesDialog product={product} {...close} />}
        </RowDialog>
      )}
    </>
  )
}

interface NewProductDialogProps {
  onClose: () => void
  onDone: (id: string) => void
}

/** A draft in three fields. */
function NewProductDialog({ onClose, onDone }: NewProductDialogProps) {
  const { new: t } = useTexts('staff-product').t
  return (
    <ActionDialog
      action={products.add}
      title={t.title}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ title: t.wrong, priceCents: t.wrong, stock: t.wrong }}
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    >
      <InputField name="title" label={t.name} />
      <InputField name="priceCents" label={t.price} />
      <InputField name="stock" label={t.stock} hint={t.stockHint} />
    </ActionDialog>
  )
}
