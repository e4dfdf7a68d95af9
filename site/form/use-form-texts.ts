import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react'
import { watchForm } from './form-values.ts'
import { readFormTexts } from './read-form-texts.ts'

type Texts = Readonly<Record<string, string>>

/** The form's current texts by field name. @param first those of the server's markup */
export function useFormTexts(form: RefObject<HTMLFormElement | null>, first: Texts): Texts {
  const [{ server, read }] = useState(() => readerFrom(first))
  const subscribe = useCallback(
    (onChange: () => void) => (form.current ? watchForm(form.current, onChange) : () => {}),
    [form],
  )
  return useSyncExternalStore(subscribe, () => read(form.current), server)
}

/** Gives the same object until a text changes, which `useSyncExternalStore` requires. */
function readerFrom(first: Texts) {
  let last = first
  return {
    server: () => first,
    read(form: HTMLFormElement | null): Texts {
      const now = form ? readFormTexts(form) : last
      if (!isSame(now, last)) last = now
      return last
    },
  }
}

function isSame(one: Texts, other: Texts): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}
