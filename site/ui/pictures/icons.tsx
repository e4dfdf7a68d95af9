import type { ReactNode } from 'react'

/** Decorative: the control has the name. */
function icon(drawing: ReactNode, size = 22) {
  return () => (
    <svg className="icon" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {drawing}
    </svg>
  )
}

export const PersonIcon = icon(
  <>
    <circle cx="11" cy="7" r="4" />
    <path d="M2.5 20.5c.6-4.6 4-7 8.5-7s7.9 2.4 8.5 7" />
  </>,
)
export const BagIcon = icon(<path d="M4 8h14l1.5 12.5h-17zM7.5 8V5.5a3.5 3.5 0 0 1 7 0V8" />)
export const MenuIcon = icon(<path d="M1 5.5h20M1 11h20M1 16.5h13" />)
export const CloseIcon = icon(<path d="M4 4l14 14M18 4L4 18" />)
export const WarningIcon = icon(<path d="M9 1.2 17.2 16.5H.8zM9 6.5v4.8M9 13v1.7" />, 18)

export function ArrowIcon({ back = false }: { back?: boolean }) {
  return (
    <svg className={back ? 'icon icon--flip' : 'icon'} viewBox="0 0 20 11" aria-hidden="true">
      <path d="M0 5.5h18M13.5 1l4.5 4.5-4.5 4.5" />
    </svg>
  )
}

export function ChevronIcon() {
  return (
    <svg className="chevron" viewBox="0 0 9 6" aria-hidden="true">
      <path d="M.8 1l3.7 3.7L8.2 1" />
    </svg>
  )
}
