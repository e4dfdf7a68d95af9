import { Suspense } from 'react'
import type { FactPage } from '#features/facts/content/owner-facts.ts'
import { useMessages } from '#site/language/language.tsx'
import { EvidenceSections } from './evidence-sections.tsx'

/** Photographs, voices and proofs of a page; nothing while the owner has given none. */
export function PageEvidence({ page }: { page: FactPage }) {
  const { facts } = useMessages('evidence')
  if (!facts.pages.includes(page)) return null
  return (
    <Suspense>
      <EvidenceSections page={page} />
    </Suspense>
  )
}
