import type { OwnAmount } from '#features/catalog/own-amount.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
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
  const language = useLanguage()
  const bounds = {
    least: formatNumber(language, range.least),
    most: formatNumber(language, range.most),
  }
  return (
    <div className={styles.ownAmount}>
      <LabelledInput
        id={id}
        label={messages.label}
        hint={fill(messages.hint, bounds)}
        error={isWrong && fill(messages.wrong, bounds)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
