import { useLoaderData } from 'react-router'
import type { NextDatesData } from '../../../calendar/load-dates.ts'
import { eventDays } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import styles from './level-head.module.css'

/** Nothing when no date has free places. */
export function NextDate() {
  const language = useLanguage()
  const { dates } = useMessages('survival-levels')
  const { events } = useLoaderData<NextDatesData>()
  const next = events.find(({ placesLeft }) => placesLeft !== 0)
  if (!next) return null
  return (
    <p className={`num ${styles.next}`}>
      {`${dates.next} `}
      <span>
        <a href="#termine">{eventDays(language, next)}</a>,
      </span>
      {` ${next.place}`}
    </p>
  )
}
