import type { OwnAmount } from '#features/catalog/own-amount.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import styles from './product-box.module.css'

interface OwnAmountFieldProps {
  id: string
  range: OwnAmount
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

/** Any whole amount within the owner's range. */
export function OwnAmountField({ id, range, value, isWrong, onChange }: OwnAmountFieldProps) {
  const { ownAmount: messages } = useMessages('product')
  return (
    <div className={styles.ownAmount}>
      <Field
        id={id}
        label={messages.label}
        hint={fill(messages.hint, { ...range })}
        error={isWrong && fill(messages.wrong, { ...range })}
      >
        {(control) => (
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            {...control}
          />
        )}
      </Field>
    </div>
  )
}
