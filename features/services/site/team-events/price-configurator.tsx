import '#site/ui/fields/fields.css'
import { type ReactNode, useEffect, useState } from 'react'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import {
  type GroupPrice,
  largestGroup,
  priceGroup,
  bracketsOf,
} from '#features/services/content/group-price.ts'
import { fill, labelled, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import styles from './price-configurator.module.css'
import { francs, priceBreakdownText, perPersonText } from './price-text.ts'
import type { GroupSize } from './use-group-size.ts'

/** Debounces announcements while the slider moves. */
const QUIET_MS = 700

interface PriceConfiguratorProps {
  event: PricedTeamEvent
  size: GroupSize
  field: { id: string; error: ReactNode }
}

/**
 * The field `people` of a form, a slider and the live price. The server renders the largest flat-price group; without
 * script the field stays, and the price table tells the price.
 */
export function PriceConfigurator({ event, size, field }: PriceConfiguratorProps) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  const messages = shared.configurator
  const { id } = field
  const { people } = size
  const answer = priceGroup(event, people)
  const isInvalid = !answer.ok && answer.refusal.code === 'invalid_number'
  const end = largestGroup(event) + 1
  const counted = plural(language, isInvalid ? 0 : people, messages.people)
  return (
    <div className={`${styles.configurator} no-print`} role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{messages.title}</h3>
      <div className={styles.inputs}>
        <label htmlFor={id}>{messages.count}</label>
        <input
          id={id}
          name="people"
          className={`input ${styles.count}`}
          type="number"
          inputMode="numeric"
          min="1"
          max="9999"
          autoComplete="off"
          defaultValue={event.flatUpTo}
          aria-required
          aria-invalid={isInvalid || Boolean(field.error) || undefined}
          aria-describedby={isInvalid ? `${id}-invalid` : field.error ? `${id}-error` : undefined}
          onInput={({ currentTarget: { value } }) => {
            if (value.length > 4) size.choose(value)
          }}
        />
        <div className={styles.slide}>
          <input
            className={styles.slider}
            type="range"
            min="1"
            max={end}
            value={isInvalid ? 1 : Math.min(people, end)}
            aria-label={messages.slider}
            aria-valuetext={counted}
            onChange={({ target }) => size.choose(target.value)}
          />
          <GroupScale event={event} />
        </div>
      </div>
      <div className={styles.answer}>
        {answer.ok ? (
          <Price price={answer.value} />
        ) : (
          <p className={styles.refusal} id={`${id}-invalid`}>
            {answer.refusal.code === 'invalid_number'
              ? messages.invalid
              : fill(messages.over, { n: answer.refusal.maximum })}
          </p>
        )}
      </div>
      {field.error && !isInvalid && <ErrorText id={`${id}-error`}>{field.error}</ErrorText>}
      <Announcement>
        {answer.ok
          ? `${labelled(language, counted, francs(language, answer.value.totalCents))}. ${perPersonText(language, shared, answer.value)}.`
          : isInvalid
            ? messages.invalid
            : fill(messages.over, { n: end - 1 })}
      </Announcement>
    </div>
  )
}

function Price({ price }: { price: GroupPrice }) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  const { cheaper, total } = shared.configurator
  return (
    <>
      <p className={styles.total}>
        <b className="num">{francs(language, price.totalCents)}</b>{' '}
        <span>{plural(language, price.people, total)}</span>
      </p>
      <p className={`num ${styles.parts}`}>
        <span>{priceBreakdownText(language, shared, price)}</span>{' '}
        <span>{perPersonText(language, shared, price)}</span>
      </p>
      {price.cheaperFrom && (
        <p className={styles.hint}>
          {fill(cheaper, {
            n: price.cheaperFrom.people,
            price: francs(language, price.cheaperFrom.totalCents),
          })}
        </p>
      )}
    </>
  )
}

/** Announces settled changes only, and not the initial value. */
function Announcement({ children }: { children: string }): ReactNode {
  const [first] = useState(children)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement((before) => (before || children !== first ? children : '')),
      QUIET_MS,
    )
    return () => clearTimeout(timer)
  }, [children, first])
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}

/** Decorative: the price table says the same. */
function GroupScale({ event }: { event: PricedTeamEvent }) {
  const most = largestGroup(event)
  // The slider's maximum is one above the largest group.
  const at = (people: number) => `${(((people - 1) / most) * 100).toFixed(2)}%`
  return (
    <svg className={styles.scale} aria-hidden="true">
      {bracketsOf(event).map(({ from, upTo }) => (
        <g key={from}>
          <line x1={at(upTo + 0.5)} x2={at(upTo + 0.5)} y1="0" y2="12" />
          <text x={at((from + upTo) / 2)} y="14" textAnchor="middle">
            {from}–{upTo}
          </text>
        </g>
      ))}
    </svg>
  )
}
