import { useLoaderData } from 'react-router'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import { fill } from '#i18n/format.ts'
import { formatTime } from '#i18n/format-date.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useInsurance } from '#features/facts/site/fact-rows.tsx'
import { Instructors } from '#features/facts/site/instructors.tsx'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import { type Fact, FactList } from '#site/ui/layout/fact-list.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { UnfoldList } from '#site/ui/layout/unfold-list.tsx'
import styles from './nights.module.css'

interface NightsProps {
  course: SurvivalCourse
  messages: SurvivalMessages
}

/** Where one sleeps, eats and what happens in bad weather; on level 1, which has no night, the rest of it. */
export function Nights({ course, messages }: NightsProps) {
  const { nights: shared, safety } = useMessages('survival-levels')
  const { title, bands, facts } = messages.nights
  const { toilet, weather, language } = shared.shared
  const leader = useLeader()
  const meeting = useMeeting(course)
  const insurance = useInsurance()
  return (
    <section className="section section--ruled" id="sicherheit">
      <div className="wrap grid">
        <SectionRule name={bands.length > 0 ? shared.name : shared.dayName} />
        <h2 className="section-title">{title}</h2>
        {bands.map((band) => (
          <Band key={band.name} band={band} isNamed={bands.length > 1} />
        ))}
        <FactList
          className={`full ${styles.facts}`}
          facts={[...facts, toilet, leader, meeting, weather, language, ...insurance]}
        />
        <h3 className={styles.safety}>{safety.title}</h3>
        <UnfoldList
          className={styles.points}
          name={`sicherheit-${course.id}`}
          rows={[...messages.safety, ...Object.values(safety.items)].map(({ title, text }) => ({
            title,
            body: <p>{text}</p>,
          }))}
        />
      </div>
    </section>
  )
}

type NightBand = SurvivalMessages['nights']['bands'][number]

/** One night to scale of its hours; the longest part shows its end time. */
function Band({ band, isNamed }: { band: NightBand; isNamed: boolean }) {
  const language = useLanguage()
  const night = band.parts.length - 2
  const end = band.parts.at(-1)?.time ?? ''
  return (
    <>
      {isNamed && <h3 className={styles.name}>{band.name}</h3>}
      <ol className={classNames('full', styles.band, styles[`of${band.parts.length}`])}>
        {band.parts.map(({ time, title, text }, index) => (
          <li key={time} className={index === night ? styles.night : undefined}>
            <time dateTime={time}>{formatTime(language, time)}</time>
            {index === night && (
              <>
                –<time dateTime={end}>{formatTime(language, end)}</time>
              </>
            )}
            <b>{title}</b>
            {text}
          </li>
        ))}
      </ol>
    </>
  )
}

function useLeader(): Fact {
  const { title, text, link } = useMessages('survival-levels').nights.shared.leader
  return {
    title,
    text: (
      <>
        {`${text} `}
        <PageLink to={paths.team}>{link}</PageLink>
        <Instructors />
      </>
    ),
  }
}

/** Directions that the owner published, else the meeting point of the next date. */
function useMeeting(course: SurvivalCourse): Fact {
  const language = useLanguage()
  const { title, text, next } = useMessages('survival-levels').nights.shared.meeting
  const event = useLoaderData<NextDatesData>().events.find(({ meetingPoint }) => meetingPoint !== null)
  const own = useMessages('evidence').facts.meetingPlaces[course.id]
  const first =
    event?.meetingPoint && fill(next, { date: eventDays(language, event), place: event.meetingPoint })
  return { title, text: [text, own ?? first].filter(Boolean).join(' ') }
}
