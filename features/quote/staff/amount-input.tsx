import { useState } from 'react'
import { Input } from '#site/ui/fields/inputs.tsx'

interface AmountInputProps {
  label: string
  /** Seen below the field; `label` says more. */
  caption?: string
  value: number
  textOf: (value: number) => string
  /** Undefined for what is none. */
  read: (text: string) => number | undefined
  onChange: (value: number) => void
}

/** Shows what is being typed until the field is left; what is no amount is marked and changes nothing. */
export function AmountInput({ label, caption, value, textOf, read, onChange }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === undefined
  const input = (
    <Input
      className="num"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      maxLength={12}
      value={typed ?? textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = read(target.value)
        if (next !== undefined && next !== value) onChange(next)
      }}
      onBlur={() => setTyped(null)}
    />
  )
  if (!caption) return input
  return (
    <div data-kit="stack" data-gap="8">
      {input}
      <small className="muted" aria-hidden="true">
        {caption}
      </small>
    </div>
  )
}
