import { PRODUCT_LIMITS } from './product-document.ts'
import type { EditedProduct } from './staff-product.ts'
import { fill } from '#i18n/format.ts'
import { Fields, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import {
  type ProductDraft,
  type VariantDraft,
  withOption,
  withoutOption,
  withVariant,
} from './product-draft.ts'
import { ProductTexts } from './product-texts.tsx'
import { MoveButtons } from './sortable-list.tsx'

interface VariantFieldsProps {
  product: EditedProduct
  draft: ProductDraft
  errorOf: (field: string) => string | undefined
  onChange: (draft: ProductDraft) => void
}

/** Options that distinguish variants, and their prices. */
export function VariantFields({ product, draft, errorOf, onChange }: VariantFieldsProps) {
  const { option: messages, variant: ofVariant } = useTexts('staff-product').t
  const { options, variants } = draft
  return (
    <>
      {options.map((option, index) => (
        <fieldset key={index} className="entry">
          <legend>{fill(messages.heading, { n: index + 1 })}</legend>
          <ProductTexts
            name={`options.${index}.title`}
            label={messages.title}
            hint={messages.hint}
            most={PRODUCT_LIMITS.line}
            texts={option.title}
            errorOf={errorOf}
            onChange={(title) =>
              onChange({
                ...draft,
                options: options.with(index, { ...option, title }),
              })
            }
          />
          <Button size="sm" onClick={() => onChange(withoutOption(draft, index))}>
            {fill(messages.remove, { name: option.title.de || index + 1 })}
          </Button>
        </fieldset>
      ))}
      {errorOf('options') && <ErrorText>{errorOf('options')}</ErrorText>}
      {options.length < PRODUCT_LIMITS.options && (
        <Button size="sm" onClick={() => onChange(withOption(draft))}>
          {messages.add}
        </Button>
      )}
      {variants.map((variant, index) => (
        <VariantGroup
          // New ones have no id yet; each keeps its place while it is typed.
          key={variant.id || `new-${index}`}
          product={product}
          draft={draft}
          variant={variant}
          index={index}
          errorOf={errorOf}
          onChange={onChange}
        />
      ))}
      {variants.length < PRODUCT_LIMITS.variants && (
        <Button size="sm" onClick={() => onChange(withVariant(draft))}>
          {ofVariant.add}
        </Button>
      )}
    </>
  )
}

function VariantGroup({
  product,
  draft,
  variant,
  index,
  errorOf,
  onChange,
}: VariantFieldsProps & { variant: VariantDraft; index: number }) {
  const { variant: messages } = useTexts('staff-product').t
  const { variants, options } = draft
  const stock = product.stock.find((each) => each.variant === variant.id)?.stock ?? null
  const isOpen = variant.id !== '' && (product.openVariants.includes(variant.id) || (stock?.held ?? 0) > 0)
  const name =
    variant.values
      .map(({ de }) => de)
      .filter(Boolean)
      .join(', ') ||
    variant.title.de ||
    String(index + 1)
  const change = (changed: Partial<VariantDraft>) =>
    onChange({
      ...draft,
      variants: variants.with(index, { ...variant, ...changed }),
    })
  const text = (field: 'price' | 'sku' | 'weight' | 'stock', label: string, hint?: string) => (
    <LabelledInput
      label={label}
      hint={hint}
      error={errorOf(`variants.${index}.${field}`)}
      value={variant[field]}
      maxLength={field === 'sku' ? PRODUCT_LIMITS.sku : 12}
      inputMode={field === 'price' ? 'decimal' : field === 'sku' ? 'text' : 'numeric'}
      autoComplete="off"
      onChange={(event) => change({ [field]: event.target.value })}
    />
  )
  return (
    <fieldset className="entry">
      <legend>{fill(messages.heading, { n: index + 1 })}</legend>
      {options.length === 0 ? (
        <ProductTexts
          name={`variants.${index}.title`}
          label={messages.name}
          most={PRODUCT_LIMITS.line}
          texts={variant.title}
          errorOf={errorOf}
          onChange={(title) => change({ title })}
        />
      ) : (
        options.map((option, at) => (
          <ProductTexts
            key={at}
            name={`variants.${index}.values.${at}`}
            label={option.title.de || fill(messages.heading, { n: index + 1 })}
            most={PRODUCT_LIMITS.line}
            texts={variant.values[at] ?? variant.title}
            errorOf={errorOf}
            onChange={(value) =>
              change({ values: variant.values.map((each, place) => (place === at ? value : each)) })
            }
          />
        ))
      )}
      <Fields gap={12} least="9.5rem">
        {text('price', messages.price)}
        {variant.id === '' && text('stock', messages.stock, messages.stockHint)}
        {text('sku', messages.sku)}
        {text('weight', messages.weight)}
      </Fields>
      {variant.id !== '' && stock && (
        <p className="hint">
          {fill(messages.onHand, { n: stock.onHand })}. {messages.onHandHint}
        </p>
      )}
      <Row gap={8}>
        <MoveButtons
          list={variants}
          index={index}
          up={fill(messages.up, { name })}
          down={fill(messages.down, { name })}
          onChange={(next) => onChange({ ...draft, variants: next })}
        />
        {variants.length > 1 && !isOpen && (
          <Button size="sm" onClick={() => onChange({ ...draft, variants: variants.toSpliced(index, 1) })}>
            {fill(messages.remove, { name })}
          </Button>
        )}
        {isOpen && <p className="hint">{messages.ordered}</p>}
      </Row>
    </fieldset>
  )
}
