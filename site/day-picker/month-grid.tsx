import { useEffect, useId, useRef } from 'react'
import { weekday } from '#features/calendar/event-days.ts'
import { addMonthsClamped } from '#features/calendar/site/day-after-grid-key.ts'
import { monthOf, weekdayNumber, weeksOf } from '#features/calendar/site/months.ts'
import { formatDay, formatMonth, weekdayNames } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { ArrowIcon } from '../ui/pictures/icons.tsx'
import type { ChosenDays } from './chosen-days.ts'
import { clampDay, dayAfterKey, type DayBounds } from './day-keys.ts'
import styles from './calendar-dialog.module.css'

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

interface DayCellProps {
  day: string
  isOutside: boolean
  isFocused: boolean
  isToday: boolean
  isPossible: boolean
  chosen: ChosenDays
  isRange: boolean
  focused: string
  onChoose: (day: string) => void
}

function DayCell(props: DayCellProps) {
  const { day, isOutside, isFocused, isToday, isPossible, chosen, isRange, focused, onChoose } = props
  const messages = useMessages('day-picker')
  const language = useLanguage()
  if (isOutside) return <div role="gridcell" aria-hidden="true" />
  const { from, to } = chosen
  const isStart = day === from
  const isEnd = isRange && day === to
  const isIn = isStart || (from !== '' && to !== '' && day > from && day <= to)
  const wouldBeIn = isRange && from !== '' && to === '' && day > from && day <= focused
  const name = [
    `${weekdayNames(language)[weekdayNumber(day)]}, ${formatDay(language, day)}`,
    isRange && isStart && messages.start,
    isEnd && messages.end,
    isToday && messages.today,
  ]
  return (
    <div
      role="gridcell"
      aria-selected={isIn}
      className={classNames(
        isRange && isIn && styles.in,
        isRange && isStart && styles.start,
        isRange && isStart && (to === '' || to === from) && styles.alone,
        isEnd && styles.end,
        wouldBeIn && styles.wouldBe,
        !isRange && isIn && styles.only,
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isFocused ? 0 : -1}
        aria-label={name.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        disabled={!isPossible}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </div>
  )
}
