import './next-step-bar.css'
import type { ReactNode } from 'react'
import { TrailSign } from './trail-sign.tsx'

interface NextStepBarProps {
  price: ReactNode
  unit: ReactNode
  to: string
  label: string
  level?: 1 | 2 | 3
}

/** Sticky on phones. Last among its siblings, with reserved space, so that it never covers the focus. */
export function NextStepBar({ price, unit, to, label, level = 1 }: NextStepBarProps) {
  return (
    <div className="next-step">
      <p className="num">
        <b>{price}</b> <small>{unit}</small>
      </p>
      <TrailSign size="sm" level={level} to={to}>
        {label}
      </TrailSign>
    </div>
  )
}
