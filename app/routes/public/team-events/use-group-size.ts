import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { replaceSearchParam } from '../../../replace-search-param.ts'

/** Query parameter that keeps a chosen group size in the address. The server never reads it: one page for all. */
const QUERY = 'personen'
const SETTLED_MS = 400

export interface GroupSize {
  /** As typed; may be no number at all. */
  text: string
  /** What it means, NaN when it is no whole number. The price rule decides what is allowed. */
  people: number
  choose: (text: string) => void
}

/**
 * The number of people that the visitor is thinking of: `initial` in the server's markup, then what the address
 * asks for, then what is chosen. A choice is written to the address once it has come to rest.
 */
export function useGroupSize(initial: number): GroupSize {
  const { pathname } = useLocation()
  const [chosen, choose] = useState<string | null>(null)
  const wished = useSyncExternalStore(never, readAddress, () => null)
  const text = chosen ?? wished ?? String(initial)
  const people = readPeople(text)
  useEffect(() => {
    if (chosen === null || !(people >= 1)) return
    const wish = people === initial ? null : String(people)
    const timer = setTimeout(() => replaceSearchParam(pathname, QUERY, wish), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [chosen, people, initial, pathname])
  return { text, people, choose }
}

/** At most four digits; NaN for anything else. */
function readPeople(text: string): number {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
}

function readAddress(): string | null {
  const wished = new URL(window.location.href).searchParams.get(QUERY)
  return wished !== null && readPeople(wished) >= 1 ? wished : null
}

const never = () => () => {}
