import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { QuantityStepper } from '#site/ui/fields/quantity-stepper.tsx'
import { bracketsOf, priceGroup, totalIn } from '#features/services/content/group-price.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import { fill } from '#i18n/format.ts'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { QUOTE_LIMITS, type QuoteEvent } from '../rules/quote-document.ts'
import { forPeople } from '../rules/quote-people.ts'
import type { ServicePart } from './quote-part.ts'
import { dateOf, eventOf, serviceLine, withLines } from './quote-service.ts'
import styles from './quotes.module.css'

const WIDTH = 420
const HEIGHT = 120
const LEFT = 8
const RIGHT = 412
const TOP = 26
const GROUND = 98

/** The published price as terrain, with the rhombus at the present number; nothing for courses, whose price is a line. */
function BracketProfile({ event, people }: { event: PricedTeamEvent | undefined; people: number }) {
  const { t: messages, price: priceOf } = useTexts('staff-quotes')
  if (!event) return null
  const brackets = bracketsOf(event)
  const most = brackets.at(-1)?.upTo ?? 1
  const highest = Math.max(...brackets.map((bracket) => totalIn(bracket, bracket.upTo)))
  const x = (count: number) => LEFT + ((RIGHT - LEFT) * (count - 1)) / Math.max(1, most - 1)
  const y = (cents: number) => GROUND - ((GROUND - TOP) * cents) / highest
  const price = priceGroup(event, people)
  const steps = brackets
    .map(({ kind, upTo, cents }) =>
      fill(kind === 'flat' ? messages.flatUpTo : messages.perUpTo, {
        n: upTo,
        price: priceOf(cents),
      }),
    )
    .join(', ')
  const total = price.ok ? priceOf(price.value.totalCents) : '–'
  const cheaper = price.ok ? price.value.cheaperFrom : null
  return (
    <div className={styles.profile}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={fill(messages.profile, { steps, n: people, total })}
      >
        <path d={`M${LEFT} ${GROUND}H${RIGHT}`} className="chart-ground" />
        {brackets.map((bracket) => (
          <g key={bracket.upTo}>
            <path
              d={`M${x(bracket.from)} ${y(totalIn(bracket, bracket.from))}L${x(bracket.upTo)} ${y(totalIn(bracket, bracket.upTo))}`}
              className="chart-ridge"
            />
            <text x={x(bracket.upTo)} y={GROUND + 15} textAnchor="end">
              {bracket.upTo}
            </text>
          </g>
        ))}
        {price.ok && (
          <g transform={`translate(${x(people)} ${y(price.value.totalCents)})`}>
            <path d="M-11 0 0-7.5 11 0 0 7.5z" className="chart-rhombus" />
            <text y="-12" textAnchor={people > most / 2 ? 'end' : 'start'} className={styles.here}>
              {total}
            </text>
          </g>
        )}
      </svg>
      {cheaper && (
        <p className="small">
          {fill(messages.cheaper, {
            n: cheaper.people,
            total: priceOf(cheaper.totalCents),
          })}
        </p>
      )}
    </div>
  )
}

const USUAL_PEOPLE = 12

/** Which service, how many people, where. Choosing a service fills its line, hours, place and meeting point. */
export function EventFields({ document, set, errorOf, prices, services }: ServicePart) {
  const { t: messages, language: uiLanguage } = useTexts('staff-quotes')
  const { event, lines, dates, language } = document

  function choose(id: string): void {
    const service = services.find((each) => each.id === id)
    const others = lines.filter(({ kind }) => kind !== 'service')
    if (!service) {
      set({ event: null, ...withLines(document, others) })
      return
    }
    const people = event?.people ?? USUAL_PEOPLE
    set({
      event: eventOf(service, { people, language, place: '' }),
      dates: dates.map(({ day }) => dateOf(service, day)),
      ...withLines(document, [serviceLine(service, { people, language, prices }), ...others]),
    })
  }

  function count(people: number) {
    const next = forPeople(document, people, prices)
    if (!next.event) return
    const { fewest, most } = next.event
    set({
      lines: next.lines,
      event: { ...next.event, fewest: Math.min(fewest, people), most: Math.max(most, people) },
    })
  }

  const change = (part: Partial<QuoteEvent>) => event && set({ event: { ...event, ...part } })
  const known = event === null || services.some(({ id }) => id === event.serviceId)
  return (
    <Section title={messages.what}>
      <LabelledSelect
        label={messages.service}
        value={event?.serviceId ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={services.map(({ id, names }) => [id, names[uiLanguage]])}
      >
        <option value="">{messages.noService}</option>
        {!known && <option value={event.serviceId}>{event.serviceId}</option>}
      </LabelledSelect>
      {event && (
        <>
          <div className={styles.people}>
            <div>
              <p className="legend">{messages.peopleCount}</p>
              <QuantityStepper
                live
                value={event.people}
                min={1}
                max={QUOTE_LIMITS.people}
                onChange={count}
                labels={{ less: messages.fewer, more: messages.more, quantity: messages.peopleCount }}
              />
            </div>
            <BracketProfile
              event={prices.teamEvents.find(({ id }) => id === event.serviceId)}
              people={event.people}
            />
          </div>
          <div className={styles.fields}>
            <Range
              label={messages.fewest}
              value={event.fewest}
              error={errorOf('event.fewest')}
              onChange={(fewest) => change({ fewest })}
            />
            <Range
              label={messages.most}
              value={event.most}
              error={errorOf('event.most')}
              onChange={(most) => change({ most })}
            />
            {(['place', 'meetingPoint'] as const).map((name) => (
              <div key={name} data-width={name === 'place' ? '4' : '6'}>
                <LabelledInput
                  label={messages[name]}
                  error={errorOf(`event.${name}`)}
                  maxLength={QUOTE_LIMITS.place}
                  value={event[name]}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </Section>
  )
}

interface RangeProps {
  label: string
  value: number
  error: string | undefined
  onChange: (people: number) => void
}

function Range({ label, value, error, onChange }: RangeProps) {
  return (
    <div data-width="1">
      <LabelledInput
        label={label}
        error={error}
        type="number"
        inputMode="numeric"
        min={1}
        max={QUOTE_LIMITS.people}
        value={value}
        onChange={({ target }) => {
          const people = target.valueAsNumber
          if (people >= 1 && people <= QUOTE_LIMITS.people) onChange(Math.round(people))
        }}
      />
    </div>
  )
}
