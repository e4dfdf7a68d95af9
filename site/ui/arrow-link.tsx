import type { ReactNode } from 'react'
import { PageLink } from '../page-link.tsx'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './pictures/icons.tsx'

interface GoLinkProps {
  to: string
  children: ReactNode
  className?: string
  onClick?: () => void
  /** The poster morphs into that of the next page. */
  viewTransition?: boolean
}

/** External addresses render as plain links. */
export function ArrowLink({ to, children, className, viewTransition = false, ...rest }: GoLinkProps) {
  const look = classNames('go', className)
  const inside = (
    <>
      {children}
      <ArrowIcon />
    </>
  )
  if (!to.startsWith('/')) {
    return (
      <a className={look} href={to} {...rest}>
        {inside}
      </a>
    )
  }
  return (
    <PageLink className={look} to={to} viewTransition={viewTransition} {...rest}>
      {inside}
    </PageLink>
  )
}
