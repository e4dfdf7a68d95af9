import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { PRODUCT_LIMITS, problemsOfPublication } from '#features/catalog/staff/product-document.ts'
import type { EditedProduct } from '#features/catalog/staff/staff-product.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
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
  const messages = useMessages('staff-product')
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
      if (!isChanged) return publishes ? publish(id, seen) : { ok: true as const, value: {} }
      const saved = await postStaff<'/products/:id'>(`/products/${id}`, { document, seen })
      return saved.ok && publishes ? publish(id, saved.value.seen) : saved
    })
    if (!answer?.ok) return
    toast.done(publishes ? messages.published : messages.saved[isShown ? 'published' : 'draft'])
    onChanged()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(product.state === 'draft')
      }}
    >
      <section>
        <h2>{messages.parts.texts}</h2>
        {texts('title')}
        {texts('subtitle')}
        {texts('description', messages.descriptionHint)}
        {texts('ribbon', messages.ribbonHint)}
      </section>
      <section>
        <h2>{messages.parts.variants}</h2>
        {product.type === 'voucher_value' ? (
          <p className="hint">{messages.variant.amounts}</p>
        ) : (
          <VariantFields product={product} draft={draft} errorOf={errorOf} onChange={onChange} />
        )}
      </section>
      <section>
        <h2>{messages.parts.pictures}</h2>
        <PictureFields draft={draft} onChange={onChange} />
      </section>
      <section>
        <h2>{messages.parts.info}</h2>
        <InfoFields draft={draft} errorOf={errorOf} onChange={onChange} />
      </section>
      <section>
        <h2>{messages.parts.place}</h2>
        <CollectionFields product={product} draft={draft} onChange={onChange} />
      </section>
      <ProductSteps product={product} onChanged={onChanged} />
      <SaveBar problem={refusal} attempt={attempt} wrong={problems.length > 0 && messages.wrong.title}>
        {product.state === 'draft' && (
          <Button type="submit" className={styles.sign} aria-disabled={busy}>
            {busy ? messages.save.saving : messages.publish}
          </Button>
        )}
        <Button
          type={product.state === 'draft' ? 'button' : 'submit'}
          className={product.state === 'draft' ? undefined : styles.sign}
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

function publish(id: string, seen: string) {
  return postStaff<'/products/:id/publication'>(`/products/${id}/publication`, { seen })
}

function useWarnBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [isChanged])
}
