import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { replaceSearchParam } from '../../../replace-search-param.ts'

/** Client-only parameter, so the server caches a single page. */
const QUERY = 'personen'
const SETTLED_MS = 400

export interface GroupSize {
  /** May be invalid. */
  text: string
  people: number
  choose: (text: string) => void
}

/** The server's `initial`, then the URL's value, then the choice, which goes into the URL after a pause. */
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

/** At most four digits, else NaN. */
function readPeople(text: string): number {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
}

function readAddress(): string | null {
  const wished = new URL(window.location.href).searchParams.get(QUERY)
  return wished !== null && readPeople(wished) >= 1 ? wished : null
}

const never = () => () => {}
