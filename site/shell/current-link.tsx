import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../page-link.tsx'
import { currentMark } from './navigation-entries.ts'

/** Isolates the location subscription, so that the surrounding navigation does not re-render. */
export function CurrentLink(props: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  return <PageLink {...props} aria-current={currentMark(pathname, props.to)} />
}
