import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import type { Fact } from '#site/ui/layout/fact-list.tsx'

/** Practical facts of a page; nothing while the owner has not published any. */
export function useTravelTimes(): Fact[] {
  const { rows, facts } = useMessages('evidence')
  if (facts.travelTimes.length === 0) return []
  const text = facts.travelTimes
    .map(({ from, minutes }) => fill(rows.travelTime, { from, minutes }))
    .join(', ')
  return [{ title: rows.travelTimes, text }]
}

export function useInsurance(): Fact[] {
  const { rows, facts } = useMessages('evidence')
  return facts.insurance ? [{ title: rows.insurance, text: facts.insurance }] : []
}
