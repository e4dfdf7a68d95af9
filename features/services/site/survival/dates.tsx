import { useLoaderData } from 'react-router'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import { fill } from '#i18n/format.ts'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { NextDates } from '#features/calendar/site/next-dates.tsx'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import dense from '#site/ui/styles/dense.module.css'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import styles from './dates.module.css'

/** On a level page right below its price, without a rule of its own. */
export function Dates({ course }: { course?: SurvivalCourse }) {
  const { dates } = useMessages('survival-levels')
  const { events, failed } = useLoaderData<NextDatesData>()
  return (
    <section className={`section section--ruled ${styles.dates}`} id="termine">
      <div className="wrap grid">
        {!course && <SectionRule name={dates.name} />}
        <div className={dense.aside}>
          <div>
            <h2 className={classNames(course && styles.title)}>{dates.title}</h2>
            <p className="small muted">{dates.note}</p>
          </div>
          <NextDates events={events} emptyText={failed ? dates.failed : dates.none} />
          <div className="stack no-print">
            <ArrowLink to={paths.calendar}>{dates.calendar}</ArrowLink>
            {course && (
              <>
                <p>{fill(dates.ownGroup, course.group)}</p>
                <ArrowLink to={paths.contact}>{dates.ownGroupLink}</ArrowLink>
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
