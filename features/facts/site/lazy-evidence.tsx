import { lazy } from 'react'

/** What the build of browsers puts instead of `evidence-sections.tsx` (1 KB of the home page). */
export const EvidenceSections = lazy(async () => ({
  default: (await import('./evidence-sections.tsx')).EvidenceSections,
}))
