import { type KeyboardEvent, useState } from 'react'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import type { SeasonEvent } from '#features/calendar/staff/staff-event.ts'
import { SheetBlock, useProblemText } from './sheet-field.tsx'
import styles from './telephone.module.css'
import type { SheetFields } from './telephone-draft.ts'

/** As many as digits choose well. */
const SOONEST_COUNT = 4

export function WhatBlock({ draft, problems, change, dates }: SheetFields & { dates: SeasonEvent[] }) {
  const { what } = useMessages('staff-telephone')
  const textOf = useProblemText()
  const [showsAll, setShowsAll] = useState(false)
  const problem = problems.find(({ field }) => field === 'eventId')
  const soonest = dates.slice(0, SOONEST_COUNT)
  const chosen = dates.find(({ id }) => id === draft.eventId)
  const visibleDates =
    showsAll || dates.length === soonest.length
      ? dates
      : chosen && !soonest.includes(chosen)
        ? [chosen, ...soonest]
        : soonest

  function onKeyDown(pressed: KeyboardEvent<HTMLFieldSetElement>) {
    const wanted = /^[1-9]$/.test(pressed.key) ? visibleDates[Number(pressed.key) - 1] : undefined
    if (!wanted || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
    pressed.preventDefault()
    change({ eventId: wanted.id })
    pressed.currentTarget.querySelector<HTMLElement>(`[value="${wanted.id}"]`)?.focus()
  }

  return (
    <SheetBlock title={what.title}>
      {dates.length === 0 ? (
        <p className={`muted ${styles.wide}`}>{what.none}</p>
      ) : (
        <fieldset
          className={styles.dates}
          aria-label={what.title}
          aria-describedby={problem ? 'telefon-anlass' : undefined}
          onKeyDown={onKeyDown}
        >
          {visibleDates.map((date, index) => (
            <DateChoice
              key={date.id}
              date={date}
              isChosen={date.id === draft.eventId}
              isInvalid={problem !== undefined && index === 0}
              onChoose={() => change({ eventId: date.id })}
            />
          ))}
          {problem && <ErrorText id="telefon-anlass">{textOf(problem)}</ErrorText>}
          <p className="hint" data-kit="row" data-apart="">
            <span className={styles.keys}>{what.digits}</span>
            {visibleDates.length < dates.length && (
              <Button size="sm" onClick={() => setShowsAll(true)}>
                {what.others}
              </Button>
            )}
          </p>
        </fieldset>
      )}
    </SheetBlock>
  )
}

interface DateChoiceProps {
  date: SeasonEvent
  isChosen: boolean
  isInvalid: boolean
  onChoose: () => void
}

function DateChoice({ date, isChosen, isInvalid, onChoose }: DateChoiceProps) {
  const { what } = useMessages('staff-telephone')
  const language = useLanguage()
  const markOf = useTrailMark()
  const { placesLeft } = date
  const price = formatPrice(language, date.priceCents ?? 0)
  return (
    <label className={`choice ${styles.date}`}>
      <input
        type="radio"
        name="eventId"
        value={date.id}
        checked={isChosen}
        data-invalid={isInvalid || undefined}
        onChange={onChoose}
      />
      <span>
        <b>
          <TrailMark kind={markOf(date.serviceId)} /> {date.title}, {eventDays(language, date)}
        </b>
        <small>{date.priceCents ? fill(what.each, { price }) : what.noPrice}</small>
        {date.leadIsAway && <small className={styles.full}>{what.away}</small>}
      </span>
      <span className={styles.places}>
        <PlacesMeter event={date} />
        <small className={placesLeft === 0 ? styles.full : undefined}>
          {placesLeft === null
            ? what.open
            : placesLeft === 0
              ? what.full
              : plural(language, placesLeft, what.free)}
        </small>
      </span>
    </label>
  )
}

/** With more fields, single places are no longer drawn. */
const MOST_FIELDS = 24

/** A map's scale bar, one field a place: booked, held, given away outside, free. The words stand beside it. */
export function PlacesMeter({ event: { places, placesLeft, blocked, people } }: { event: SeasonEvent }) {
  if (places === null || placesLeft === null || places > MOST_FIELDS) return null
  const outside = Math.min(blocked, places - placesLeft)
  const held = Math.min(people.held, places - placesLeft - outside)
  const booked = places - placesLeft - outside - held
  const kinds = [
    ...Array.from({ length: booked }, () => 'full'),
    ...Array.from({ length: held }, () => styles.held),
    ...Array.from({ length: outside }, () => styles.outside),
    ...Array.from({ length: placesLeft }, () => undefined),
  ]
  return (
    <span className={`meter ${styles.meter}`} aria-hidden="true">
      {kinds.map((kind, index) => (
        <i key={index} className={kind} />
      ))}
    </span>
  )
}
