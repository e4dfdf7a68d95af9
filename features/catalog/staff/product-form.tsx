import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { PRODUCT_LIMITS, problemsOfPublication } from './product-document.ts'
import type { EditedProduct } from './staff-product.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useSubmit } from '#app/form/behaviour/use-submit.ts'
import { useWarnBeforeLeaving } from '#kit/warn-before-leaving.ts'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { SaveBar } from '#app/routes/staff/frame/save-bar.tsx'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import { Part } from '#kit/layout.tsx'
import { products } from './product.contract.ts'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { CollectionFields, InfoFields, PictureFields } from './place-fields.tsx'
import { type ProductDraft, toDocument, toDraft } from './product-draft.ts'
import { ProductSteps } from './product-steps.tsx'
import { ProductTexts } from './product-texts.tsx'
import styles from './product.module.css'
import { VariantFields } from './variant-fields.tsx'

interface ProductFormProps {
  product: EditedProduct
  draft: ProductDraft
  onChange: (draft: ProductDraft) => void
  onChanged: () => void
}

export function ProductForm({ product, draft, onChange, onChanged }: ProductFormProps) {
  const messages = useTexts('staff-product').t
  const toast = useResultToast()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const checked = toDocument(draft)
  const incomplete = checked.ok && isAsked ? problemsOfPublication(checked.value) : []
  const problems: readonly FieldProblem[] = tries === 0 ? [] : checked.ok ? incomplete : checked.refusal
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(product.document))
  const isShown = product.state === 'published'

  useEffect(() => {
    if (tries === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const folded = wrong?.closest('details')
    if (folded) folded.open = true
    wrong?.focus()
  }, [tries])
  useWarnBeforeLeaving(isChanged)

  const errorOf = (field: string) => {
    const code = problems.find((problem) => problem.field === field)?.code
    return code && ((messages.wrong as Record<string, string>)[code] ?? messages.wrong.required)
  }
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
    setAsked(publishes || isShown)
    if (!checked.ok) return setTries(tries + 1)
    const { value: document } = checked
    if ((publishes || isShown) && problemsOfPublication(document).length > 0) return setTries(tries + 1)
    const answer = await submit<unknown>(async () => {
      const { id, seen } = product
      if (!isChanged)
        return publishes ? call(products.publish, { id, seen }) : { ok: true as const, value: {} }
      const saved = await call(products.save, { id, document, seen })
      return saved.ok && publishes ? call(products.publish, { id, seen: saved.value.seen }) : saved
    })
    if (!answer?.ok) return
    toast.done(publishes ? messages.published : messages.saved[isShown ? 'published' : 'draft'])
    onChanged()
  }

  return (
    <form
      ref={form}
      className={`form ${styles.form}`}
      data-kit="stack"
      data-gap="48"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(product.state === 'draft')
      }}
    >
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
      <SaveBar problem={refusal} attempt={attempt} wrong={problems.length > 0 && messages.wrong.title}>
        {product.state === 'draft' && (
          <Button type="submit" className="button--do" aria-disabled={busy}>
            {busy ? messages.save.saving : messages.publish}
          </Button>
        )}
        <Button
          type={product.state === 'draft' ? 'button' : 'submit'}
          className={product.state === 'draft' ? undefined : 'button--do'}
          aria-disabled={busy || !isChanged}
          onClick={product.state === 'draft' ? () => void (isChanged && send(false)) : undefined}
        >
          {busy ? messages.save.saving : messages.save[isShown ? 'published' : 'draft']}
        </Button>
        {isChanged && <span className="muted">{messages.unsaved}</span>}
      </SaveBar>
    </form>
  )
}
