import { formatDay, weekdayNames } from '#i18n/format-date.ts'
import { weekdayNumber } from '#features/calendar/site/months.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './calendar-dialog.module.css'
import type { ChosenDays } from './chosen-days.ts'

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

export function DayCell(props: DayCellProps) {
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
