import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { replaceSearchParam } from '#site/replace-search-param.ts'
import { readPeople } from '../booking-address.ts'

const SETTLED_MS = 400

/** @returns the last valid number of the field's `text`, also put into the URL */
export function usePeople(text: string, first: number): number {
  const people = useLastPeople(text, first)
  usePeopleInAddress(people)
  return people
}

/** @returns the last valid number of the field's `text` */
export function useLastPeople(text: string, first: number): number {
  const [last, setLast] = useState(first)
  const read = readPeople(text)
  if (Number.isNaN(read) || read === last) return last
  setLast(read)
  return read
}

/** Puts a changed number into the URL after a pause, so that it survives a reload; never NaN. */
export function usePeopleInAddress(people: number): void {
  const { pathname } = useLocation()
  const known = useRef(people)
  useEffect(() => {
    if (known.current === people || !(people >= 1)) return
    const timer = setTimeout(() => {
      known.current = people
      replaceSearchParam(pathname, 'people', String(people))
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [people, pathname])
}
