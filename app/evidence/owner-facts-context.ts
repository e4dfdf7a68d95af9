import { createContext, useContext } from 'react'
import { type OwnerFacts, ownerFacts } from '#content/owner-facts.ts'

/** Tests give facts of their own. */
export const OwnerFactsContext = createContext<OwnerFacts>(ownerFacts)

export function useOwnerFacts(): OwnerFacts {
  return useContext(OwnerFactsContext)
}
