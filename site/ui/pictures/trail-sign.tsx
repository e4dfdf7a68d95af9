import type { ReactNode } from 'react'
import { PageLink } from '../../page-link.tsx'
import { classNames } from '../class-names.ts'

interface SignLook {
  children: ReactNode
  note?: ReactNode
  /** Second line: what the price is for, how long, for how many. */
  condition?: ReactNode
  /** 2: white-red-white tip, 3: blue with white-blue-white tip. */
  level?: 1 | 2 | 3
  direction?: 'left' | 'right'
  size?: 'sm' | 'md' | 'lg'
  /** The third way of a view, beside two yellow ones. */
  white?: boolean
  wide?: boolean
  className?: string | undefined
}

type SignAction =
  | { to: string; onClick?: () => void; rel?: string; viewTransition?: boolean }
  | { href: string; onClick?: () => void; rel?: string }
  | {
      type?: 'button' | 'submit'
      onClick?: () => void
      disabled?: boolean
      /** Keeps focus and name while disabled, for example during a request. */
      'aria-disabled'?: boolean
      'aria-describedby'?: string
    }

/** The main action of a view, and every price: internal link, external link or button. */
export function TrailSign({
  children,
  note,
  condition,
  level = 1,
  direction = 'right',
  size = 'md',
  white,
  wide,
  className,
  ...action
}: SignLook & SignAction) {
  const look = classNames(
    'sign',
    level > 1 && `sign--level-${level}`,
    direction === 'left' && 'sign--left',
    size !== 'md' && `sign--${size}`,
    white && 'sign--white',
    wide && 'sign--wide',
    className,
  )
  const inside = (
    <>
      <span>
        {children}
        {condition && <em>{condition}</em>}
      </span>
      {note && <small>{note}</small>}
    </>
  )
  if ('to' in action) {
    return (
      <PageLink className={look} {...action}>
        {inside}
      </PageLink>
    )
  }
  if ('href' in action) {
    return (
      <a className={look} {...action}>
        {inside}
      </a>
    )
  }
  return (
    <button type="button" className={look} {...action}>
      {inside}
    </button>
  )
}
