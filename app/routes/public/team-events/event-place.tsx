import { BOOKING_TERMS } from '#content/booking-terms.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import facts from '../../../ui/fact-rows.module.css'
import { SectionRule } from '../../../ui/section-rule.tsx'
import page from './team-event-page.module.css'

/** Where, and everything practical. */
export function EventPlace({ messages }: { messages: TeamEventMessages }) {
  const shared = useMessages('team-event')
  const rows = [
    [shared.facts.place, messages.place],
    [shared.weather.title, `${shared.weather.text} ${messages.safety}`],
    [shared.bring, messages.bring],
  ]
  return (
    <section id="ort" className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.facts.place} />
        </div>
        <dl className={`${page.main} ${facts.rows}`}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={page.side}>
          <p>{fill(shared.terms.text, { n: BOOKING_TERMS.cancellation[0].untilDays })}</p>
          <ArrowLink to={paths.terms}>{shared.terms.link}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
