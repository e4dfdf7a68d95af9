import type { FactPage } from '#content/owner-facts.ts'
import { PageDocuments } from './page-documents.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { Proofs } from './proofs.tsx'
import { Voices } from './voices.tsx'

/** Browsers load it only for pages that have some: the build puts `lazy-evidence.tsx` in its place. */
export function EvidenceSections({ page }: { page: FactPage }) {
  return (
    <>
      <PhotoStrip page={page} />
      <Voices page={page} />
      <Proofs />
      <PageDocuments page={page} />
    </>
  )
}
