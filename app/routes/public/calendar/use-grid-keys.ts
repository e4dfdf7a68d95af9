import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { monthOf } from '../../../calendar/months.ts'
import { dayAfterGridKey } from '../../../calendar/day-after-grid-key.ts'
import { useHydrated } from '../../../use-hydrated.ts'
import type { CalendarData } from './calendar.loader.ts'
import { calendarPath, isWithinReach } from './calendar-address.ts'

/**
 * The keyboard in the grid: one day is the stop of the Tab key, its links follow it; keys move the day, over the
 * month's edge into the next one. Before script works nothing of it is in the markup.
 */
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
    /** Without script only the part that names the event is a stop; the others lead to the same page. */
    link: (day: string, isFirst: boolean) => {
      if (hydrated) return day === active ? 0 : -1
      return isFirst ? undefined : -1
    },
  }
}
