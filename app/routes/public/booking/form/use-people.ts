import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { replaceSearchParam } from '../../../../replace-search-param.ts'
import { readPeople } from '../booking-address.ts'

const SETTLED_MS = 400

export interface People {
  text: string
  /** Last valid number. */
  people: number
  choose: (text: string) => void
}

/** Stored in the URL after a pause, so that it survives a reload. */
export function usePeople(first: number): People {
  const { pathname } = useLocation()
  const [text, setText] = useState(String(first))
  const [people, setPeople] = useState(first)
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    if (!isChosen) return
    const timer = setTimeout(() => replaceSearchParam(pathname, 'people', String(people)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [people, isChosen, pathname])
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
