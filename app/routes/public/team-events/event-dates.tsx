import { useLoaderData } from 'react-router'
import type { NextDatesData } from '../../../calendar/load-dates.ts'
import { NextDates } from '../../../calendar/next-dates.tsx'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import dense from '../../../ui/styles/dense.module.css'
import { SectionRule } from '../../../ui/layout/section-rule.tsx'

/** Public dates: single places, for whoever wants to try the event before the team comes. */
export function EventDates() {
  const { rule, title, text, none, failed: failure, calendar } = useMessages('team-event').dates
  const { events, failed } = useLoaderData<NextDatesData>()
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={rule} />
        </div>
        <div className={dense.aside}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <NextDates events={events} emptyText={failed ? failure : none} />
          <div className="stack">
            <ArrowLink to={paths.calendar}>{calendar}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  )
}
