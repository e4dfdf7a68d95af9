import { type ReactNode, useContext } from 'react'
import { FormContext } from './form.tsx'
import { Group } from './layout.tsx'

interface ChoiceFieldProps {
  name: string
  label: ReactNode
  choices: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
}

/** One of several, each with what it means. */
export function ChoiceField({ name, label: legend, choices }: ChoiceFieldProps) {
  const context = useContext(FormContext)
  return (
    <Group legend={legend}>
      <div data-kit="choices">
        {choices.map(({ value, label, hint }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === context?.start[name]} />
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  )
}
