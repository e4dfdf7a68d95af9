import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../page-link.tsx'
import { currentMark } from './navigation-entries.ts'

/**
 * A link that says when the visitor is there. It alone follows the address: what is in it and around it does not
 * render again when the page changes.
 */
export function CurrentLink(props: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  return <PageLink {...props} aria-current={currentMark(pathname, props.to)} />
}
