import type { TeamEvent } from '#content/services.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { InsuranceRow, TravelTimesRow } from '../../../evidence/fact-rows.tsx'
import { useOwnerFacts } from '../../../evidence/owner-facts-context.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { CancellationBar } from '../../../ui/cancellation-bar.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './event-place.module.css'
import points from './point-list.module.css'
import { EVENT_MAPS, PlaceMap } from './place-map.tsx'

/** Where it is, and everything practical. */
export function EventPlace({ event, messages }: { event: TeamEvent; messages: TeamEventMessages }) {
  const { maps, place } = useMessages('team-event')
  const language = useLanguage()
  const known = useOwnerFacts().meetingPlaces[event.id]
  const meeting = known
    ? `${known.place[language]}. ${known.arrival[language]}`
    : `${messages.meeting} ${place.confirmed}`
  const rows = [
    [place.meeting, meeting],
    [place.travel, maps[EVENT_MAPS[event.id].sheet].travel],
    [place.food, `${messages.food} ${place.diet}`],
    [place.weather, place.weatherRule],
    [place.fireBan, event.id === 'feuer-und-fokus' ? place.fireBanFocusRule : place.fireBanRule],
    [place.safety, messages.safety],
    [place.language, place.languages],
  ]
  return (
    <section id="ort" className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={place.rule} />
        </div>
        <div className={styles.map}>
          <h2>{messages.place}</h2>
          <PlaceMap of={event.id} name={messages.place} />
        </div>
        <dl className={styles.rows}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <TravelTimesRow />
          <InsuranceRow />
          <div>
            <dt>{place.bring}</dt>
            <dd>
              <ul className={points.list}>
                {messages.bring.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{place.cancelling}</dt>
            <dd className={styles.cancelling}>
              <CancellationBar />
              <ArrowLink to={paths.terms}>{place.terms}</ArrowLink>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
