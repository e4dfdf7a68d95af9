import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import type { Fact } from '../ui/fact-list.tsx'
import { useOwnerFacts } from './owner-facts-context.ts'

/** Practical facts of a page, none while the owner has not told them. */
export function useTravelTimes(): Fact[] {
  const { rows } = useMessages('evidence')
  const { travelTimes } = useOwnerFacts()
  if (travelTimes.length === 0) return []
  const text = travelTimes.map(({ from, minutes }) => fill(rows.travelTime, { from, minutes })).join(', ')
  return [{ title: rows.travelTimes, text }]
}

export function useInsurance(): Fact[] {
  const { rows } = useMessages('evidence')
  const language = useLanguage()
  const { insurance } = useOwnerFacts()
  if (!insurance) return []
  return [{ title: rows.insurance, text: `${insurance.cover[language]}, ${insurance.insurer}` }]
}
