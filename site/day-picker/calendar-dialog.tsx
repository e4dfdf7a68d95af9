import { useId, useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { useMessages } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { useModal } from '../ui/use-modal.ts'
import styles from './calendar-dialog.module.css'
import { type ChosenDays, chooseDay, isOpen } from './chosen-days.ts'
import { type DayBounds, clampDay } from './day-keys.ts'
import { MonthGrid } from './month-grid.tsx'

interface CalendarDialogProps {
  isRange: boolean
  first: ChosenDays
  /** Without days: cancelled. */
  onClose: (days?: ChosenDays) => void
}

const YEARS_AHEAD = 10

/** ARIA date picker dialog. */
export default function CalendarDialog({ isRange, first, onClose }: CalendarDialogProps) {
  const messages = useMessages('day-picker')
  const today = useEnvironment().today()
  const bounds: DayBounds = { first: today, last: `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31` }
  const [chosen, setChosen] = useState(first)
  const [focused, setFocused] = useState(() => clampDay(first.from || today, bounds))
  const titleId = useId()
  const modal = useModal({ onClose: () => onClose(), closesBeside: true })

  function choose(day: string): void {
    if (!isRange) return onClose({ from: day, to: '' })
    const days = chooseDay(chosen, day)
    if (!isOpen(days)) return onClose(days)
    setChosen(days)
  }

  const title = isRange ? (isOpen(chosen) ? messages.chooseEnd : messages.chooseStart) : messages.chooseDay
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <h2 id={titleId} aria-live="polite">
          {title}
        </h2>
        <MonthGrid
          chosen={chosen}
          isRange={isRange}
          focused={focused}
          bounds={bounds}
          today={today}
          onFocus={setFocused}
          onChoose={choose}
        />
        <p className={`tiny muted ${styles.keys}`}>{messages.keys}</p>
        <div className={styles.foot}>
          <Button size="sm" onClick={() => onClose({ from: '', to: '' })}>
            {messages.clear}
          </Button>
          <Button size="sm" onClick={() => onClose()}>
            {messages.cancel}
          </Button>
          {isRange && (
            <Button size="sm" onClick={() => onClose(chosen)}>
              {messages.apply}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
