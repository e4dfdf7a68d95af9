import type { ReactNode } from 'react'
import { PageLink } from '../page-link.tsx'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './icons.tsx'

interface GoLinkProps {
  to: string
  children: ReactNode
  className?: string
  onClick?: () => void
}

/** A link on its own line, with an arrow. `mailto:` and other addresses outside of the site are plain links. */
export function GoLink({ to, children, className, ...rest }: GoLinkProps) {
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
    <PageLink className={look} to={to} {...rest}>
      {inside}
    </PageLink>
  )
}
