import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { setFormValues } from '#site/form/form-values.ts'
import { replaceSearchParam } from '#site/replace-search-param.ts'

/** Client-only parameter, so the server caches a single page. */
const QUERY = 'personen'
const SETTLED_MS = 400

export interface GroupSize {
  /** May be invalid. */
  text: string
  people: number
  choose: (text: string) => void
}

/**
 * The number of people in the form's field: the server's `initial`, then the URL's value, then what is typed, which goes
 * into the URL after a pause. @param text the field's text, from `useFormTexts`
 */
export function useGroupSize(
  form: RefObject<HTMLFormElement | null>,
  text: string,
  initial: number,
): GroupSize {
  const { pathname } = useLocation()
  const people = readPeople(text)
  useEffect(() => {
    const requested = readAddress()
    if (requested !== null) setFormValues(form.current, { people: requested })
  }, [form])
  useEffect(() => {
    if (!(people >= 1)) return
    const chosen = people === initial ? null : String(people)
    if (chosen === readAddress()) return
    const timer = setTimeout(() => replaceSearchParam(pathname, QUERY, chosen), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [people, initial, pathname])
  return { text, people, choose: (typed) => setFormValues(form.current, { people: typed.slice(0, 4) }) }
}

/** At most four digits, else NaN. */
function readPeople(text: string): number {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
}

function readAddress(): string | null {
  const value = new URL(window.location.href).searchParams.get(QUERY)
  return value !== null && readPeople(value) >= 1 ? value : null
}
