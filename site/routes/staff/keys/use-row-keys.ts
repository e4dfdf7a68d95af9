import { type RefObject, useEffect } from 'react'
import { isShortcut } from './is-shortcut.ts'

/** What a row's keys are for: its next step, else its first link. */
const TARGETS = ['[data-act-of] :is(a, button)', 'a[href], button']

/**
 * J and K go down and up the rows of a list, from wherever nothing else has the focus; inside the list also the arrows.
 * A letter presses what says it in `aria-keyshortcuts`: in the row with the focus, else in the list. The list has
 * `data-rows`; of several on a page the first one answers when the focus is nowhere.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, rowSelector: string): void {
  useEffect(() => {
    function onKeyDown(pressed: KeyboardEvent): void {
      const root = list.current
      if (!root || !isShortcut(pressed) || !root.checkVisibility()) return
      const { activeElement } = document
      const isInside = root.contains(activeElement)
      if (!isInside && !(isNowhere(activeElement) && document.querySelector('[data-rows]') === root)) return
      const rows = [...root.querySelectorAll<HTMLElement>(rowSelector)]
      const at = rows.findIndex((row) => row.contains(activeElement))
      const next = nextRow(pressed.key, { at, count: rows.length, isInside })
      const target =
        next === undefined ? named(pressed.key, rows[at], { root, rowSelector }) : targetOf(rows[next])
      if (!target) return
      pressed.preventDefault()
      target.focus()
      if (next === undefined) target.click()
      else target.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list, rowSelector])
}

function targetOf(row: HTMLElement | undefined): HTMLElement | undefined {
  return TARGETS.flatMap((selector) => row?.querySelector<HTMLElement>(selector) ?? [])[0]
}

/** The row that the key leads to; undefined: the key leads nowhere. @param at -1: no row has the focus */
export function nextRow(
  key: string,
  { at, count, isInside }: { at: number; count: number; isInside: boolean },
): number | undefined {
  if (count === 0) return undefined
  const pressed = key.length === 1 ? key.toLowerCase() : key
  if (pressed === 'j' || (isInside && pressed === 'ArrowDown')) return Math.min(at + 1, count - 1)
  if (pressed === 'k' || (isInside && pressed === 'ArrowUp')) return Math.max(at < 0 ? 0 : at - 1, 0)
  if (isInside && pressed === 'Home') return 0
  if (isInside && pressed === 'End') return count - 1
  return undefined
}

/** What says the letter: in the row, else in the list beside its rows. */
function named(key: string, row: HTMLElement | undefined, list: Where): HTMLElement | undefined {
  if (!/^[a-z]$/i.test(key)) return undefined
  const says = `[aria-keyshortcuts~="${key.toUpperCase()}"]`
  const own = row?.querySelector<HTMLElement>(says)
  if (own) return own
  return [...list.root.querySelectorAll<HTMLElement>(says)].find((each) => !each.closest(list.rowSelector))
}

interface Where {
  root: HTMLElement
  rowSelector: string
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.id === 'inhalt'
}
