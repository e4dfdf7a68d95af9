import type { LineVat } from '../invoice.ts'
import { INVOICE_LIMITS } from '../rules/limits.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { Field } from '#site/ui/fields/field.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Input } from '#site/ui/fields/inputs.tsx'
import type { LineValues } from './draft-values.ts'
import styles from './invoices.module.css'

interface LineFieldsProps {
  line: LineValues
  number: number
  wrong: readonly string[]
  /** VAT is only shown with a VAT number. */
  hasVat: boolean
  onChange: (part: Partial<LineValues>) => void
  /** Undefined: the only one. */
  onRemove: (() => void) | undefined
}

const VATS: readonly LineVat[] = ['standard', 'reduced', 'lodging', 'none']

export function LineFields({ line, number, wrong, hasVat, onChange, onRemove }: LineFieldsProps) {
  const messages = useTexts('staff-invoices').t.form
  const isWrong = (name: string) => wrong.includes(`${name}-${line.key}`)
  return (
    <fieldset className={classNames(styles.line, !hasVat && styles.withoutVat)}>
      <legend className="visually-hidden">{fill(messages.line, { n: number })}</legend>
      <Field label={messages.title}>
        {(control) => (
          <Input
            {...control}
            aria-invalid={isWrong('title') || undefined}
            maxLength={INVOICE_LIMITS.title}
            value={line.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <LabelledInput
        label={messages.detail}
        maxLength={INVOICE_LIMITS.detail}
        value={line.detail}
        onChange={({ target }) => onChange({ detail: target.value })}
      />
      <LabelledInput
        label={messages.quantity}
        error={isWrong('quantity') && messages.wrongQuantity}
        inputMode="decimal"
        maxLength={9}
        value={line.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <LabelledInput
        label={messages.price}
        error={isWrong('price') && messages.wrongAmount}
        inputMode="decimal"
        maxLength={14}
        value={line.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      {hasVat && (
        <LabelledSelect
          label={messages.vat}
          value={line.vat}
          onChange={({ target }) => onChange({ vat: target.value as LineVat })}
          options={VATS.map((each) => [each, messages.vats[each]])}
        />
      )}
      {onRemove && (
        <Button size="sm" aria-label={fill(messages.remove, { n: number })} onClick={onRemove}>
          ×
        </Button>
      )}
    </fieldset>
  )
}
