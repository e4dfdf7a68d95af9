import { useState } from 'react'
import { classNames } from '../class-names.ts'
import './quantity-stepper.css'

interface QuantityStepperProps {
  value: number
  /** Requested quantity; the caller validates it. */
  onChange: (quantity: number) => void
  min?: number
  /** Omit to let the caller report exceeded stock. */
  max?: number
  size?: 'sm' | 'md'
  /** Accessible names; `quantity` should name the item. */
  labels: { less: string; more: string; quantity: string }
  disabled?: boolean
  /** Typed numbers apply with every key, so that a form sent by a key has what its field shows. */
  live?: boolean
}

/** At a bound the button keeps the focus (`aria-disabled`). Typed values apply on blur or Enter, unless `live`. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  size = 'md',
  labels,
  disabled = false,
  live = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    const wanted = live ? readQuantity(text, { min, max, fallback: value }) : value
    setDraft(live && Number(text) > wanted ? String(wanted) : text)
    if (wanted !== value) onChange(wanted)
  }
  const settle = () => {
    if (draft === null) return
    setDraft(null)
    const wanted = readQuantity(draft, { min, max, fallback: value })
    if (wanted !== value) onChange(wanted)
  }
  const [isLeast, isMost] = [value <= min, value >= max]
  return (
    <div
      className={classNames('stepper', size === 'sm' && 'stepper--sm')}
      role="group"
      aria-label={labels.quantity}
    >
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled}
        aria-disabled={isLeast}
        onClick={() => isLeast || onChange(value - 1)}
      >
        –
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            settle()
          }
        }}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled}
        aria-disabled={isMost}
        onClick={() => isMost || onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}

/** Clamped to `min` and `max`; `fallback` when not a number. */
export function readQuantity(text: string, { min, max, fallback }: QuantityBounds): number {
  if (!/^\s*\d+\s*$/.test(text)) return fallback
  return Math.min(Math.max(Number(text), min), Math.max(min, max))
}

interface QuantityBounds {
  min: number
  max: number
  fallback: number
}
