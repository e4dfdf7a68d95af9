import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { type RosterState, type RosterStore, rosterStore } from './roster-store.ts'

/** While shown. Event and language stay the same. */
export function useRoster(eventId: string): RosterState & Pick<RosterStore, 'add' | 'sync'> {
  const language = useLanguage()
  const [store] = useState(() => rosterStore(eventId, language))
  useEffect(() => store.start(), [store])
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  return { ...state, add: store.add, sync: store.sync }
}
