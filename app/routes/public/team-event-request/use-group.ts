import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { replaceSearchParam } from '../../../replace-search-param.ts'
import type { People } from '../booking/use-people.ts'

const SETTLED_MS = 400

/** The number of people as typed, also beyond every price; kept in the address: it survives a reload. */
export function useGroup(first: string): People {
  const { pathname } = useLocation()
  const [text, setText] = useState(first)
  const people = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    if (!isChosen || !(people >= 1)) return
    const timer = setTimeout(() => replaceSearchParam(pathname, 'people', String(people)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [people, isChosen, pathname])
  return {
    text,
    people,
    choose(typed) {
      // One more than no number is one.
      setText(typed === 'NaN' ? '1' : typed)
      setChosen(true)
    },
  }
}
