import { Fragment, type ReactNode } from 'react'
import { LEGAL_ADDRESSES } from '#content/legal-documents.ts'
import { splitLinks } from '#features/messages/legal/split-links.ts'
import { PageLink } from '../../../page-link.tsx'

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ start, label, target }) => (
    <Fragment key={start}>{target === undefined ? label : linked(label, target)}</Fragment>
  ))
}

function linked(label: string, target: string): ReactNode {
  if (target.startsWith('/')) return <PageLink to={target}>{label}</PageLink>
  return <a href={LEGAL_ADDRESSES[target] ?? target}>{label}</a>
}
