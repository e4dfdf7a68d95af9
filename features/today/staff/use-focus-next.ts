import { type RefObject, useEffect, useRef } from 'react'
import type { DueRow } from '#features/today/due-row.ts'
import type { Today } from './today.contract.ts'

interface Place {
  /** As in `data-row`. */
  row: string | undefined
  /** Among the rows; -1: in none. */
  at: number
}

/**
 * Keeps the focus where somebody works, once the list was read again: when a row leaves, at the next step of the row that takes
 * its place, else of the last one, else at the title; when one returns, at that one; and when a row is drawn anew, at that
 * row. Whoever has gone on meanwhile keeps the focus.
 */
export function useFocusNext(list: RefObject<HTMLElement | null>, value: Today | null) {
  const wanted = useRef<Place | null>(null)
  const last = useRef<Place & { element: Element | null }>(NOWHERE)
  useEffect(() => {
    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return
      const rows = rowsIn(list.current)
      const at = rows.findIndex((row) => row.contains(target))
      last.current = { element: target, row: rows[at]?.dataset['row'], at }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
  useEffect(() => {
    if (value === null) return
    const { element, row: name, at } = last.current
    const requested = wanted.current
    wanted.current = null
    const isThere = element?.isConnected === true
    const isOther = (isThere || at >= 0) && name !== requested?.row
    const redrawn = at >= 0 && !isThere ? last.current : null
    const goal = requested && !isOther ? requested : redrawn
    if (!goal) return
    const rows = rowsIn(list.current)
    const row =
      rows.find((each) => each.dataset['row'] === goal.row) ??
      rows[Math.min(Math.max(goal.at, 0), rows.length - 1)]
    const target = row?.querySelector<HTMLElement>('[data-act-of] :is(a, button)')
    ;(target ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }, [list, value])
  return {
    /** The focus goes to this row once the list is read again, or to the one in its place. */
    goTo(row: DueRow): void {
      const name = `${row.kind} ${row.id}`
      const at = rowsIn(list.current).findIndex((each) => each.dataset['row'] === name)
      wanted.current = { row: name, at }
    },
  }
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}

const NOWHERE = { element: null, row: undefined, at: -1 }
