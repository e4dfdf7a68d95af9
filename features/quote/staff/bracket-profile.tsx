import type { PricedTeamEvent } from '#content/service-prices.ts'
import { bracketsOf, priceGroup, totalIn } from '#content/group-price.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import styles from './quotes.module.css'

const WIDTH = 420
const HEIGHT = 120
const LEFT = 8
const RIGHT = 412
const TOP = 26
const GROUND = 98

/** The published price as terrain, with the rhombus at the present number; nothing for courses, whose price is a line. */
export function BracketProfile({ event, people }: { event: PricedTeamEvent | undefined; people: number }) {
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
