import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { monthOf } from './months.ts'
import { dayAfterGridKey } from './day-after-grid-key.ts'
import { useHydrated } from '#site/use-hydrated.ts'
import type { CalendarData } from './calendar.loader.ts'
import { calendarPath, isWithinReach } from './calendar-address.ts'

/** Roving tabindex over days; keys cross into the adjacent month. Adds no attributes before hydration. */
export function useGridKeys({ address, month, today }: CalendarData) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(today)
  const wanted = useRef<string>(undefined)
  const active = monthOf(chosen) === month ? chosen : month === monthOf(today) ? today : `${month}-01`

  const cellOf = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)

  useEffect(() => {
    if (!wanted.current || monthOf(wanted.current) !== month) return
    table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  }, [month])

  function move(day: string) {
    if (!isWithinReach(monthOf(day), today)) return
    setChosen(day)
    if (monthOf(day) === month) {
      cellOf(day)?.focus()
      return
    }
    wanted.current = day
    void navigate(calendarPath({ ...address, month: monthOf(day) }), { preventScrollReset: true })
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const cell = (event.target as Element).closest<HTMLElement>('[data-day]')
    const day = cell?.dataset['day']
    if (!cell || !day) return
    const target = dayAfterGridKey(day, { key: event.key, ctrlKey: event.ctrlKey })
    const inCell = event.target === cell
    const links = cell.querySelectorAll('a')
    if (target) move(target)
    else if (event.key === 'Escape' && !inCell) cell.focus()
    else if ((event.key === 'Enter' || event.key === ' ') && inCell && links.length > 0) {
      if (links.length === 1) links[0]?.click()
      else links[0]?.focus()
    } else return
    event.preventDefault()
  }

  return {
    table: hydrated
      ? {
          ref: table,
          role: 'grid',
          'aria-describedby': 'month-keys',
          onKeyDown,
        }
      : {},
    cell: (day: string) => ({
      'data-day': day,
      ...(hydrated && { tabIndex: day === active ? 0 : -1, onFocus: () => setChosen(day) }),
    }),
    /** Without script only the first segment is a tab stop; the others have the same target. */
    link: (day: string, isFirst: boolean) => {
      if (hydrated) return day === active ? 0 : -1
      return isFirst ? undefined : -1
    },
  }
}
