import { Fragment, type ReactNode } from 'react'
import { LEGAL_ADDRESSES } from '#features/messages/content/legal-documents.ts'
import { splitLinks, splitMarked } from '#features/messages/legal/split-links.ts'
import { PageLink } from '#site/page-link.tsx'

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ start, label, target }) => (
    <Fragment key={start}>{linked(label, target)}</Fragment>
  ))
}

/** Bold too. */
export function MarkedText({ text }: { text: string }) {
  return splitMarked(text).map(({ key, label, target, isBold }) => {
    const Mark = isBold ? 'strong' : Fragment
    return <Mark key={key}>{linked(label, target)}</Mark>
  })
}

function linked(label: string, target: string | undefined): ReactNode {
  if (target === undefined) return label
  if (target.startsWith('/')) return <PageLink to={target}>{label}</PageLink>
  return <a href={LEGAL_ADDRESSES[target] ?? target}>{label}</a>
}
