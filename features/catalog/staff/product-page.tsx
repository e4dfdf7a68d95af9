import { useEffect, useState } from 'react'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import { PreviewFrame } from '#features/messages/staff/preview-frame.tsx'
import { fill, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { call } from '#kit/client.ts'
import type { Input } from '#kit/contract.ts'
import { useDraftForm } from '#kit/draft-form.tsx'
import { Columns, Part, Row, Side } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { OwnAmountDialog } from './own-amount-dialog.tsx'
import type { ProductDocument } from './product-document.ts'
import { toDocument, toDraft } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { products } from './product.contract.ts'
import type { EditedProduct } from './staff-product.ts'
import styles from './product.module.css'

const WAIT_MS = 700
const PAGES = ['product', 'shop'] as const

interface ProductPreviewProps {
  id: string
  /** Undefined while something typed is wrong. */
  document: ProductDocument | undefined
}

/** The page of the product and its card in the shop, as visitors would get them now. */
function ProductPreview({ id, document }: ProductPreviewProps) {
  const { t, language: own } = useTexts('staff-product')
  const { preview: messages } = t
  const [language, setLanguage] = useState<Language>(own)
  const [page, setPage] = useState<(typeof PAGES)[number]>('product')
  const [rendered, setPreview] = useState<{ html?: string; problem?: StaffProblem }>({})
  const sent = document && JSON.stringify({ id, document, language, page })

  useEffect(() => {
    if (!sent) return undefined
    let isOver = false
    const timer = setTimeout(async () => {
      const answer = await call(products.preview, JSON.parse(sent) as Input<typeof products.preview>)
      if (isOver) return
      setPreview((before) =>
        answer.ok ? { html: answer.value.html } : { ...before, problem: answer.refusal },
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sent])

  return (
    <PreviewFrame
      html={rendered.html}
      name={messages[page]}
      tools={
        <div data-kit="row" data-gap="8" role="group" aria-label={messages.page}>
          {PAGES.map((each) => (
            <Chip key={each} pressed={each === page} onClick={() => setPage(each)}>
              {messages[each]}
            </Chip>
          ))}
        </div>
      }
      language={language}
      onLanguage={setLanguage}
      problem={rendered.problem ?? null}
      onAgain={() => setPreview({})}
      waits={document !== undefined}
    >
      {!document && <p className="hint">{messages.wrong}</p>}
    </PreviewFrame>
  )
}

/** A product of the shop: what it is, how it looks, and whether it is sold. */
export default function ProductPage() {
  const { t } = useTexts('staff-product')
  return (
    <LoadedPage of={products.read} back={{ to: staffPaths.products, title: t.back }}>
      {(product, reload) => (
        <Editor key={`${product.seen} ${product.state}`} product={product} onChanged={reload} />
      )}
    </LoadedPage>
  )
}

function Editor({ product, onChanged }: { product: EditedProduct; onChanged: () => void }) {
  const { t } = useTexts('staff-product')
  const { id, seen, document, state, isHidden } = product
  // What is on sale has to stay complete.
  const [mustBeComplete, setMustBeComplete] = useState(state === 'published')
  const edited = useDraftForm({
    name: `product ${id}`,
    version: seen,
    first: toDraft(document),
    check: (draft) => toDocument(draft, { mustBeComplete }),
    wrong: t.wrong,
  })
  const written = toDocument(edited.draft)
  return (
    <>
      <StaffHead
        title={document.title.de ?? id}
        lead={t.stateTexts[state === 'published' && isHidden ? 'hidden' : state]}
      >
        {state === 'published' && (
          <a className="go" href={paths.product(id)} target="_blank" rel="noreferrer">
            {t.view}
            <ArrowIcon />
          </a>
        )}
      </StaffHead>
      <Columns narrow="28rem">
        <div className={`form ${styles.form}`} data-kit="stack" data-gap="48">
          {product.type === 'voucher_value' && <OwnAmountSection product={product} onChanged={onChanged} />}
          <ProductForm {...{ product, edited, onChanged }} onComplete={setMustBeComplete} />
        </div>
        <Side>
          <section aria-label={t.parts.preview}>
            <ProductPreview id={id} document={written.ok ? written.value : undefined} />
          </section>
        </Side>
      </Columns>
    </>
  )
}

/** Of a value voucher: whether visitors may choose the amount themselves, and the way to change it. */
function OwnAmountSection({ product, onChanged }: { product: EditedProduct; onChanged: () => void }) {
  const { t, language } = useTexts('staff-shop')
  const { own: messages } = t
  const mayPrice = useMay('prices')
  const [isOpen, setOpen] = useState(false)
  const { ownAmount } = product
  const range = ownAmount && {
    least: formatNumber(language, ownAmount.least),
    most: formatNumber(language, ownAmount.most),
  }
  return (
    <Part title={messages.title}>
      <p>{messages.text}</p>
      <p>
        <b>{range ? fill(messages.on, range) : messages.off}</b>
      </p>
      {mayPrice && (
        <Row>
          <Button onClick={() => setOpen(true)}>{range ? messages.changeRange : messages.allow}</Button>
        </Row>
      )}
      {isOpen && <OwnAmountDialog product={product} onClose={() => setOpen(false)} onDone={onChanged} />}
    </Part>
  )
}
