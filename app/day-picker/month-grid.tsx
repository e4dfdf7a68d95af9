import { useEffect, useId, useRef } from 'react'
import { formatMonth, weekdayNames } from '#i18n/format-date.ts'
import { weekday } from '#features/calendar/event-days.ts'
import { monthOf, weeksOf } from '#features/calendar/site/months.ts'
import { addMonthsClamped } from '#features/calendar/site/day-after-grid-key.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { ArrowIcon } from '../ui/pictures/icons.tsx'
import styles from './calendar-dialog.module.css'
import type { ChosenDays } from './chosen-days.ts'
import { DayCell } from './day-cell.tsx'
import { type DayBounds, dayAfterKey, clampDay } from './day-keys.ts'

interface MonthGridProps {
  chosen: ChosenDays
  isRange: boolean
  /** Roving tabindex. */
  focused: string
  bounds: DayBounds
  today: string
  onFocus: (day: string) => void
  onChoose: (day: string) => void
}

export function MonthGrid({ chosen, isRange, focused, bounds, today, onFocus, onChoose }: MonthGridProps) {
  const messages = useMessages('day-picker')
  const language = useLanguage()
  const monthId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const follow = useRef(true)
  const month = monthOf(focused)
  const weeks = weeksOf(month)
  useEffect(() => {
    // The buttons beside the month keep the focus for repeated clicks.
    if (follow.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    follow.current = true
  }, [focused])
  function turn(months: number): void {
    follow.current = false
    onFocus(clampDay(addMonthsClamped(focused, months), bounds))
  }
  // `aria-disabled`, because `disabled` would drop the focus.
  const [isFirst, isLast] = [month <= monthOf(bounds.first), month >= monthOf(bounds.last)]
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.previous}
          aria-disabled={isFirst}
          onClick={() => isFirst || turn(-1)}
        >
          <ArrowIcon back />
        </button>
        <p id={monthId} aria-live="polite">
          {formatMonth(language, month)}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.next}
          aria-disabled={isLast}
          onClick={() => isLast || turn(1)}
        >
          <ArrowIcon />
        </button>
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={styles.month}
        aria-labelledby={monthId}
        onKeyDown={(event) => {
          const day = dayAfterKey(focused, event, bounds)
          if (!day) return
          event.preventDefault()
          onFocus(day)
        }}
      >
        <div role="row" className={styles.names}>
          {weekdayNames(language).map((name, index) => (
            <div key={name} role="columnheader" aria-label={name}>
              {weekday(language, weeks[0]?.[index] ?? '')}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isOutside={monthOf(day) !== month}
                isFocused={day === focused}
                isToday={day === today}
                isPossible={day === clampDay(day, bounds)}
                chosen={chosen}
                isRange={isRange}
                focused={focused}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
