import type { PricedTeamEvent } from '#content/service-prices.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { useInsurance, useTravelTimes } from '#features/facts/site/fact-rows.tsx'
import { useMessages } from '#app/language/language.tsx'
import { type Fact, FactList } from '#app/ui/layout/fact-list.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './event-place.module.css'
import { findSheet, PlaceMap } from './place-map.tsx'

/** Where it is, and everything practical. */
export function EventPlace({ event, messages }: { event: PricedTeamEvent; messages: TeamEventMessages }) {
  const { maps, place } = useMessages('team-event')
  const travelTimes = useTravelTimes()
  const insurance = useInsurance()
  const sheet = findSheet(event)
  const meeting =
    useMessages('evidence').facts.meetingPlaces[event.id] ?? `${messages.meeting} ${place.confirmed}`
  const facts = [
    { title: place.meeting, text: meeting },
    ...(sheet ? [{ title: place.travel, text: maps[sheet].travel }] : []),
    { title: place.food, text: `${messages.food} ${place.diet}` },
    { title: place.weather, text: place.weatherRule },
    {
      title: place.fireBan,
      text: event.id === 'feuer-und-fokus' ? place.fireBanFocusRule : place.fireBanRule,
    },
    { title: place.safety, text: messages.safety },
    { title: place.language, text: place.languages },
    ...travelTimes,
    ...insurance,
  ] satisfies Fact[]
  return (
    <section id="ort" className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={place.rule} />
        </div>
        <div className={styles.map}>
          <h2>{messages.place}</h2>
          {sheet && <PlaceMap of={event.id} name={messages.place} />}
        </div>
        <FactList className={styles.facts} facts={facts} />
      </div>
    </section>
  )
}
