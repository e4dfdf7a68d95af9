import type { ReactNode } from 'react'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fill, plural } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Radio } from '#site/ui/fields/inputs.tsx'
import styles from './plan.module.css'

/** Another day, another event by its id, or called off. */
export type Target = 'day' | 'none' | (string & {})

interface PlanTargetsProps {
  target: Target
  day: string
  today: string
  dates: readonly CalendarEvent[]
  /** Who must fit. */
  people: number
  /** What else is at the chosen time. */
  clashes: ReactNode
  onTarget: (target: Target) => void
  onDay: (day: string) => void
}

const MOST_DATES = 4

export function PlanTargets({
  target,
  day,
  today,
  dates,
  people,
  clashes,
  onTarget,
  onDay,
}: PlanTargetsProps) {
  const { what } = useMessages('staff-plan-b')
  const language = useLanguage()
  return (
    <section>
      <h3>{what.title}</h3>
      <fieldset data-kit="stack" data-gap="8" aria-label={what.title}>
        <div className={styles.target} data-chosen={target === 'day'}>
          <Radio name="target" checked={target === 'day'} onChange={() => onTarget('day')}>
            <b>{what.day}</b>
            <small>{what.dayText}</small>
          </Radio>
          {target === 'day' && (
            <div className={styles.day}>
              <LabelledInput
                label={what.dayLabel}
                type="date"
                required
                min={today}
                value={day}
                onChange={({ target: { value } }) => onDay(value)}
              />
              {clashes}
            </div>
          )}
        </div>
        {dates.slice(0, MOST_DATES).map((event) => {
          const isTooSmall = event.placesLeft !== null && event.placesLeft < people
          return (
            <div key={event.id} className={styles.target} data-chosen={target === event.id}>
              <Radio
                name="target"
                checked={target === event.id}
                disabled={isTooSmall}
                onChange={() => onTarget(event.id)}
              >
                <b>{fill(what.event, { when: eventDays(language, event) })}</b>
                <small>
                  {event.place},{' '}
                  {event.placesLeft === null
                    ? what.unlimited
                    : plural(language, event.placesLeft, what.places)}
                </small>
                {isTooSmall && <small className="bad">{what.tooFew}</small>}
              </Radio>
              {target === event.id && <div className={styles.day}>{clashes}</div>}
            </div>
          )
        })}
        <div className={styles.target} data-chosen={target === 'none'}>
          <Radio name="target" checked={target === 'none'} onChange={() => onTarget('none')}>
            <b>{what.none}</b>
            <small>{what.noneText}</small>
          </Radio>
        </div>
      </fieldset>
    </section>
  )
}
