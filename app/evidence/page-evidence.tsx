import type { FactPage } from '#content/owner-facts.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { Proofs } from './proofs.tsx'
import { Voices } from './voices.tsx'

/** Photographs, voices and proofs of a page; nothing while the owner has given none. */
export function PageEvidence({ page }: { page: FactPage }) {
  return (
    <>
      <PhotoStrip page={page} />
      <Voices page={page} />
      <Proofs />
    </>
  )
}
