import './chip.css'
import type { ReactNode } from 'react'
import { PageLink } from '../page-link.tsx'
import { TrailMark, type TrailMarkKind } from './pictures/trail-mark.tsx'

type ChipProps = { children: ReactNode; mark?: TrailMarkKind } & (
  | { pressed: boolean; onClick: () => void }
  | { to: string; current: boolean; preventScrollReset?: boolean }
)

/** Toggle button, or a link when the choice is in the URL. */
export function Chip({ children, mark, ...action }: ChipProps) {
  const inside = (
    <>
      {mark && <TrailMark kind={mark} />}
      {children}
    </>
  )
  if ('to' in action) {
    const { to, current, preventScrollReset = false } = action
    return (
      <PageLink
        className="chip"
        to={to}
        preventScrollReset={preventScrollReset}
        aria-current={current ? 'true' : undefined}
      >
        {inside}
      </PageLink>
    )
  }
  return (
    <button type="button" className="chip" aria-pressed={action.pressed} onClick={action.onClick}>
      {inside}
    </button>
  )
}
