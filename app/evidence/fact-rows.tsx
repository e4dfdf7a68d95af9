import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { useOwnerFacts } from './owner-facts-context.ts'

/** Rows for the practical `dl` of a page, absent while the fact is. */
export function TravelTimesRow() {
  const { rows } = useMessages('evidence')
  const { travelTimes } = useOwnerFacts()
  if (travelTimes.length === 0) return null
  return (
    <Row name={rows.travelTimes}>
      {travelTimes.map(({ from, minutes }) => fill(rows.travelTime, { from, minutes })).join(', ')}
    </Row>
  )
}

export function InsuranceRow() {
  const { rows } = useMessages('evidence')
  const language = useLanguage()
  const { insurance } = useOwnerFacts()
  if (!insurance) return null
  return <Row name={rows.insurance}>{`${insurance.cover[language]}, ${insurance.insurer}`}</Row>
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
