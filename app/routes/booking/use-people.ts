import { useEffect, useState } from 'react'
import { readPeople } from './booking-address.ts'

const SETTLED_MS = 400

export interface People {
  /** As typed; may be no number at all. */
  text: string
  /** What counts: the last number that was one. */
  people: number
  choose: (text: string) => void
}

/** The number of people, kept in the address once it has come to rest: it survives a reload. */
export function usePeople(first: number): People {
  const [text, setText] = useState(String(first))
  const [people, setPeople] = useState(first)
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    if (!isChosen) return
    const timer = setTimeout(() => writeAddress(people), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [people, isChosen])
  return {
    text,
    people,
    choose(typed) {
      setText(typed)
      setChosen(true)
      const read = readPeople(typed)
      if (!Number.isNaN(read)) setPeople(read)
    },
  }
}

function writeAddress(people: number): void {
  const url = new URL(window.location.href)
  url.searchParams.set('people', String(people))
  window.history.replaceState(window.history.state, '', url)
}
