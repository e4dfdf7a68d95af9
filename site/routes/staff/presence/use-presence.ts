import { createContext, useContext, useEffect, useState } from 'react'
import { type OtherEditor, PRESENCE_EVERY_SECONDS } from '#features/account/presence/presence.ts'
import { presence } from '#features/account/staff/presence.contract.ts'
import { call } from '#kit/client.ts'

interface Presence {
  others: readonly OtherEditor[]
  /** Counts the answers that named somebody: what they have saved may be read anew. */
  round: number
  /** Reports which part of the place is open; null: none. Stable identity. */
  tellPart: (part: string | null) => void
}

const NOBODY: Presence = { others: [], round: 0, tellPart: () => {} }

export const PresenceContext = createContext<Presence>(NOBODY)

/** Reports `place` while the tab is visible, and reads which other tabs show it. Null: not reported. */
export function usePresence(place: string | null): Presence {
  const [part, setPart] = useState<string | null>(null)
  const [state, setState] = useState<{ others: readonly OtherEditor[]; round: number }>(NOBODY)
  useEffect(() => {
    if (place === null) return
    let isOver = false
    const report = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await call(presence.tell, { tab: tabId(), place, part })
      // Without a network the last known state stays.
      if (isOver || !answer.ok) return
      const { others } = answer.value
      setState(({ round }) => ({ others, round: others.length > 0 ? round + 1 : round }))
    }
    void report()
    const again = setInterval(() => void report(), PRESENCE_EVERY_SECONDS * 1000)
    const seen = () => void report()
    document.addEventListener('visibilitychange', seen)
    return () => {
      isOver = true
      clearInterval(again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [place, part])
  useEffect(() => {
    if (place === null) return
    return () => {
      setState(NOBODY)
      void call(presence.tell, { tab: tabId(), place: null, part: null })
    }
  }, [place])
  return { ...state, tellPart: setPart }
}

/** For what is open within a view, as long as it is open. Answers who else is in the view. */
export function usePresentPart(part: string | null): Omit<Presence, 'tellPart'> {
  const { others, round, tellPart } = useContext(PresenceContext)
  useEffect(() => {
    tellPart(part)
    return () => tellPart(null)
  }, [tellPart, part])
  return { others, round }
}

const NAME = 'presence-tab'

let id: string | undefined

/**
 * Of this tab, also after a reload: otherwise the page before would seem to be another window until the server forgets it.
 * Stored only from one page to the next, so that a duplicated tab has an id of its own.
 */
function tabId(): string {
  if (id !== undefined) return id
  const own = take() ?? crypto.randomUUID()
  id = own
  window.addEventListener('pagehide', () => keep(own))
  return own
}

function take(): string | null {
  try {
    const kept = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return kept
  } catch {
    return null
  }
}

function keep(own: string): void {
  try {
    sessionStorage.setItem(NAME, own)
  } catch {
    // Storage is blocked or full: the next page is another tab for a while.
  }
}
