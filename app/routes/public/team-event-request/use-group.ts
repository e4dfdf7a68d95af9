import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { replaceSearchParam } from '../../../replace-search-param.ts'
import type { People } from '../booking/form/use-people.ts'

const SETTLED_MS = 400

/** Not bounded by the price table; kept in the URL. */
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
      // NaN + 1 should be 1.
      setText(typed === 'NaN' ? '1' : typed)
      setChosen(true)
    },
  }
}
