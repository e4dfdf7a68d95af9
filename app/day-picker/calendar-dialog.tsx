import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { useMessages } from '../language/language.tsx'
import { hostToastsIn } from '../toast/toast-host.ts'
import { Button } from '../ui/button.tsx'
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

/** ARIA date picker dialog; the browser handles focus trap and focus restore. */
export default function CalendarDialog({ isRange, first, onClose }: CalendarDialogProps) {
  const messages = useMessages('day-picker')
  const today = useEnvironment().today()
  const bounds: DayBounds = { first: today, last: `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31` }
  const [chosen, setChosen] = useState(first)
  const [focused, setFocused] = useState(() => clampDay(first.from || today, bounds))
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const leave = useEffectEvent(() => onClose())
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const putToastsBack = hostToastsIn(element)
    const leaveByBackdrop = ({ target }: MouseEvent) => target === element && leave()
    element.addEventListener('click', leaveByBackdrop)
    return () => {
      element.removeEventListener('click', leaveByBackdrop)
      putToastsBack()
      element.close()
    }
  }, [])

  function choose(day: string): void {
    if (!isRange) return onClose({ from: day, to: '' })
    const days = chooseDay(chosen, day)
    if (!isOpen(days)) return onClose(days)
    setChosen(days)
  }

  const title = isRange ? (isOpen(chosen) ? messages.chooseEnd : messages.chooseStart) : messages.chooseDay
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
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
