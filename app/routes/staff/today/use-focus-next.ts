import { type RefObject, useEffect, useRef } from 'react'
import type { DueRow } from './due-row.ts'
import type { Today } from './today-api.ts'

/**
 * Where the focus goes when a row leaves: to the next step of the row that takes its place, else of the last one, else to
 * the title. Without a row, to the first. Once the list was read again.
 */
export function useFocusNext(list: RefObject<HTMLElement | null>, value: Today | null) {
  const place = useRef<number | null>(null)
  useEffect(() => {
    if (place.current === null || value === null) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows[Math.min(place.current, rows.length - 1)]
    place.current = null
    const target = row?.querySelector<HTMLElement>('[data-act-of] :is(a, button)')
    ;(target ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }, [list, value])
  return {
    leave(row: DueRow | null): void {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((each) => each.dataset['row'] === (row && `${row.kind} ${row.id}`))
      place.current = Math.max(at, 0)
    },
  }
}
