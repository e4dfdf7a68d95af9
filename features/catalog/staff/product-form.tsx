import { useState } from 'react'
import { PRODUCT_LIMITS, type ProductDocument } from './product-document.ts'
import type { EditedProduct } from './staff-product.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#site/ui/button.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import type { DraftOf } from '#kit/draft-form.tsx'
import { EarlierDraft, useWarnBeforeLeaving } from '#kit/kept-draft.tsx'
import { SaveBar } from '#site/routes/staff/frame/save-bar.tsx'
import { call } from '#kit/client.ts'
import { Part, Row } from '#kit/layout.tsx'
import { products } from './product.contract.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { CollectionFields, InfoFields, PictureFields } from './place-fields.tsx'
import { type ProductDraft, toDocument } from './product-draft.ts'
import { ProductTexts } from './product-texts.tsx'
import styles from './product.module.css'
import { VariantFields } from './variant-fields.tsx'
import { useAction } from '#kit/use-action.ts'

interface ProductFormProps {
  product: EditedProduct
  edited: DraftOf<ProductDraft, ProductDocument>
  /** Whether what is sent has to be complete. */
  onComplete: (mustBeComplete: boolean) => void
  onChanged: () => void
}

export function ProductForm({ product, edited, onComplete, onChanged }: ProductFormProps) {
  const messages = useTexts('staff-product').t
  const toast = useResultToast()
  const { draft, form, change: onChange, errorOf, isChanged, wrong } = edited
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  // Saved, and then not published: what follows begins from what was saved.
  const [seen, setSeen] = useState(product.seen)
  const isPublished = product.state === 'published'
  const isDraft = product.state === 'draft'
  useWarnBeforeLeaving(isChanged)

  const texts = (name: 'title' | 'subtitle' | 'ribbon' | 'description', hint?: string) => (
    <ProductTexts
      name={name}
      label={messages[name]}
      hint={hint}
      most={name === 'description' ? PRODUCT_LIMITS.description : PRODUCT_LIMITS.line}
      isLong={name === 'description'}
      isOptional={name === 'subtitle' || name === 'ribbon'}
      texts={draft[name]}
      errorOf={errorOf}
      onChange={(next) => onChange({ ...draft, [name]: next })}
    />
  )

  /** Saves what is typed, then publishes where asked to. */
  async function send(publishes: boolean): Promise<void> {
    const mustBeComplete = publishes || isPublished
    onComplete(mustBeComplete)
    const checked = toDocument(draft, { mustBeComplete })
    if (!checked.ok) return edited.refuse()
    const { value: document } = checked
    const answer = await submit<unknown>(async () => {
      const { id } = product
      if (!isChanged)
        return publishes ? call(products.publish, { id, seen }) : { ok: true as const, value: {} }
      const saved = await call(products.save, { id, document, seen })
      if (saved.ok) setSeen(saved.value.seen)
      return saved.ok && publishes ? call(products.publish, { id, seen: saved.value.seen }) : saved
    })
    if (!answer?.ok) return
    edited.forget()
    toast.done(publishes ? messages.published : messages.saved[isPublished ? 'published' : 'draft'])
    onChanged()
  }

  return (
    <form
      ref={form}
      className={`form ${styles.form}`}
      data-kit="stack"
      data-gap="48"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(isDraft)
      }}
    >
      <EarlierDraft of={edited} />
      <Part title={messages.parts.texts}>
        {texts('title')}
        {texts('subtitle')}
        {texts('description', messages.descriptionHint)}
        {texts('ribbon', messages.ribbonHint)}
      </Part>
      <Part title={messages.parts.variants}>
        {product.type === 'voucher_value' ? (
          <p className="hint">{messages.variant.amounts}</p>
        ) : (
          <VariantFields product={product} draft={draft} errorOf={errorOf} onChange={onChange} />
        )}
      </Part>
      <Part title={messages.parts.pictures}>
        <PictureFields draft={draft} onChange={onChange} />
      </Part>
      <Part title={messages.parts.info}>
        <InfoFields draft={draft} errorOf={errorOf} onChange={onChange} />
      </Part>
      <Part title={messages.parts.place}>
        <CollectionFields product={product} draft={draft} onChange={onChange} />
      </Part>
      <ProductSteps product={product} onChanged={onChanged} />
      <SaveBar problem={refusal} attempt={attempt} wrong={wrong}>
        {isDraft && (
          <Button type="submit" className="button--do" aria-disabled={busy}>
            {busy ? messages.save.saving : messages.publish}
          </Button>
        )}
        <Button
          type={isDraft ? 'button' : 'submit'}
          className={isDraft ? undefined : 'button--do'}
          aria-disabled={busy || !isChanged}
          onClick={isDraft ? () => void (isChanged && send(false)) : undefined}
        >
          {busy ? messages.save.saving : messages.save[isPublished ? 'published' : 'draft']}
        </Button>
        {isChanged && <span className="muted">{messages.unsaved}</span>}
      </SaveBar>
    </form>
  )
}

interface ProductStepsProps {
  product: EditedProduct
  onChanged: () => void
}

/** Off the shop, away, and back: each can be taken back, so each acts at once. */
function ProductSteps({ product, onChanged }: ProductStepsProps) {
  const { t } = useTexts('staff-product')
  const { id, seen, state } = product
  const withdraw = useAction(products.withdraw, { done: t.withdrawn, onChanged })
  const remove = useAction(products.remove, { done: t.removed, onChanged })
  const bringBack = useAction(products.bringBack, { done: t.returned, onChanged })
  const way = ({ busy, send }: typeof withdraw, name: string) => (
    <Button size="sm" aria-disabled={busy} onClick={() => void send({ id, seen })}>
      {name}
    </Button>
  )
  return (
    <Part title={t.ask}>
      <Row gap={8}>
        {state === 'published' && way(withdraw, t.withdraw)}
        {state === 'removed' ? way(bringBack, t.return) : way(remove, t.remove)}
      </Row>
    </Part>
  )
}
