import './next-step-bar.css'
import { type ReactNode, useEffect } from 'react'
import { TrailSign } from '../pictures/trail-sign.tsx'

interface NextStepBarLook {
  price: ReactNode
  unit: ReactNode
  label: string
  level?: 1 | 2 | 3
}

type NextStepBarAction =
  | { to: string }
  | { onClick: () => void; 'aria-disabled': boolean }
  | { type: 'submit'; 'aria-disabled': boolean }

/** Sticky on phones. Last among its siblings, with reserved space, so that it never covers the focus. */
export function NextStepBar({
  price,
  unit,
  label,
  level = 1,
  ...action
}: NextStepBarLook & NextStepBarAction) {
  useEffect(() => {
    document.addEventListener('focusin', revealTextArea)
    return () => document.removeEventListener('focusin', revealTextArea)
  }, [])
  return (
    <div className="next-step">
      <p className="num">
        <b>{price}</b> <small>{unit}</small>
      </p>
      <TrailSign size="sm" level={level} {...action}>
        {label}
      </TrailSign>
    </div>
  )
}

/** Browsers scroll to the caret of a text area alone, which leaves the rest behind the bar. */
function revealTextArea({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}
