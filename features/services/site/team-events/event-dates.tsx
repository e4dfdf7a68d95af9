import { useLoaderData } from 'react-router'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { NextDates } from '#features/calendar/site/next-dates.tsx'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import dense from '#app/ui/styles/dense.module.css'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'

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
