import { lazy, type RefObject, Suspense, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { ChosenDays } from './chosen-days.ts'
import styles from './day-fields.module.css'

const loadDialog = () => import('./calendar-dialog.tsx')
const CalendarDialog = lazy(loadDialog)

interface CalendarButtonProps {
  label: string
  place: RefObject<HTMLElement | null>
  isRange: boolean
  read: () => ChosenDays
  write: (days: ChosenDays) => void
}

/** Loads the calendar on demand; hidden without JavaScript. */
export function CalendarButton({ label, place, isRange, read, write }: CalendarButtonProps) {
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState<ChosenDays | null>(null)
  if (!isHydrated) return null
  const warm = () => void loadDialog().catch(() => {})
  const show = (days: ChosenDays | null) => {
    place.current?.classList.toggle(styles['isOpen'] ?? '', days !== null)
    setOpened(days)
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() =>
          loadDialog().then(
            () => show(read()),
            () => {},
          )
        }
      >
        <CalendarIcon />
      </button>
      {opened && (
        <Suspense fallback={null}>
          <CalendarDialog
            isRange={isRange}
            first={opened}
            onClose={(days) => {
              if (days) write(days)
              show(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Here and not in `site/ui/pictures/icons.tsx`, which every page loads. */
function CalendarIcon() {
  return (
    <svg className="icon" viewBox="0 0 22 22" aria-hidden="true">
      <path d="M2 4.5h18v15.5H2zM2 9.5h18M7 1.5v5M15 1.5v5" />
    </svg>
  )
}
