import '#site/ui/fields/fields.css'
import type { ReactNode } from 'react'
import { classNames } from '#site/ui/class-names.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { Radio } from '#site/ui/fields/inputs.tsx'
import styles from './choice-cards.module.css'
import type { RequestFields } from './request-fields.tsx'

interface ChoiceCardsProps {
  fields: RequestFields
  name: string
  legend: ReactNode
  options: readonly { value: string; name: string; text?: string }[]
  isRequired?: boolean
  columns: 2 | 4
}

export function ChoiceCards({ fields, name, legend, options, isRequired, columns }: ChoiceCardsProps) {
  const { id, error } = fields.of(name)
  const chosen = fields.first[name] ?? ''
  return (
    <fieldset
      className={styles.set}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="legend" id={`${id}-legend`}>
        {legend}
      </legend>
      <div className={classNames(styles.cards, styles[`of${columns}`])}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            // Link target of the error summary.
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
          >
            <b>{option.name}</b>
            {option.text && <small>{option.text}</small>}
          </Radio>
        ))}
      </div>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}
