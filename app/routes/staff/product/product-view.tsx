import type { EditedProduct } from '#features/catalog/staff/staff-product.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useKeptDraft } from '#kit/kept-draft.ts'
import { OwnAmountSection } from './own-amount-section.tsx'
import { toDocument, toDraft } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { ProductPreview } from './product-preview.tsx'
import styles from './product.module.css'

/** A product of the shop: what it is, how it looks, and whether it is sold. */
export default function ProductView({ id }: { id: string }) {
  const messages = useMessages('staff-product')
  const { value, problem, reload } = useLoaded<'/products/:id'>(`/products/${id}`)
  return (
    <>
      <BackLink to={staffPaths.part('shop')}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Editor key={`${value.seen} ${value.state}`} product={value} onChanged={reload} />}
    </>
  )
}

function Editor({ product, onChanged }: { product: EditedProduct; onChanged: () => void }) {
  const messages = useMessages('staff-product')
  const [draft, setDraft] = useKeptDraft(`product ${product.id} ${product.seen}`, () =>
    toDraft(product.document),
  )
  const checked = toDocument(draft)
  const state = product.state === 'published' && product.isHidden ? 'hidden' : product.state
  return (
    <>
      <StaffHead title={product.document.title.de ?? product.id} lead={messages.stateTexts[state]}>
        {product.state === 'published' && (
          <a className="go" href={paths.product(product.id)} target="_blank" rel="noreferrer">
            {messages.view}
            <ArrowIcon />
          </a>
        )}
      </StaffHead>
      <div className={styles.columns}>
        <div className={styles.form}>
          {product.type === 'voucher_value' && <OwnAmountSection product={product} onChanged={onChanged} />}
          <ProductForm product={product} draft={draft} onChange={setDraft} onChanged={onChanged} />
        </div>
        <section className={styles.aside} aria-label={messages.parts.preview}>
          <ProductPreview id={product.id} document={checked.ok ? checked.value : undefined} />
        </section>
      </div>
    </>
  )
}
