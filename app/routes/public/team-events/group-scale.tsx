import type { TeamEvent } from '#content/services.ts'
import { bracketsOf, largestGroup } from '#features/booking/rules/group-price.ts'
import styles from './price-configurator.module.css'

/** Decorative: the price table says the same. */
export function GroupScale({ event }: { event: TeamEvent }) {
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
