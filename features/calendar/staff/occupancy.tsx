import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import type { SeasonEvent } from './staff-event.ts'

/** Booked of capacity; below: held, waiting, sold elsewhere. */
export function Occupancy({ event }: { event: SeasonEvent }) {
  const { season } = useMessages('staff')
  const language = useLanguage()
  const { people, places, blocked } = event
  const more = [
    blocked > 0 && plural(language, blocked, season.blocked),
    people.held > 0 && plural(language, people.held, season.held),
    people.waiting > 0 && plural(language, people.waiting, season.waiting),
  ].filter(Boolean)
  return (
    <>
      <span className="num">
        {places === null ? people.booked : fill(season.ofPlaces, { n: people.booked, places })}
      </span>
      {more.length > 0 && <small>{more.join(', ')}</small>}
    </>
  )
}
