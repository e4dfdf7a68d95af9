import './empty-state.css'
import type { ReactNode } from 'react'

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
