import './empty-state.css'
import type { ReactNode } from 'react'

/** Dashed frame, a small hill drawn in contours, one dry sentence, one link. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <svg viewBox="0 0 1200 300" aria-hidden="true">
        <use href="/scenes/hill.svg#hill" />
      </svg>
      <p className="empty-title">{title}</p>
      {children && <p className="small muted">{children}</p>}
      {action}
    </div>
  )
}
