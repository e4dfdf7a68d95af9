import { useLoaderData } from 'react-router'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import { fill } from '#i18n/format.ts'
import { useMessages, useLanguage } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { PictureCredit } from '#site/ui/pictures/picture-credit.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { ServiceHeading } from '#features/services/site/service-heading.tsx'
import { eventDays } from '#features/calendar/event-days.ts'
import styles from './level-head.module.css'
import { useLevelFacts } from './use-level-facts.ts'
import { useVoucherPath } from './voucher-path.ts'

export function LevelHead({ course, messages }: { course: SurvivalCourse; messages: SurvivalMessages }) {
  const { nav } = useMessages('common')
  const { levelOfThree, perPerson, book, gift, labels, alone, test } = useMessages('survival-levels')
  const { price, alt, forWhom } = useLevelFacts(course)
  return (
    <section className={styles.head}>
      <div className={`${styles.picture} no-print`}>
        <ScenePicture of={course.id} alt={alt} glides narrow="16:9" sizes="(max-width: 900px) 100vw, 50vw" />
      </div>
      <div className={`wrap grid ${styles.row}`}>
        <div className={`${styles.text} from-7`}>
          <p className={`${styles.trail} no-print row note plain-links`}>
            <TrailMark kind={course.level} />
            <PageLink to={paths.survivalTraining} viewTransition>
              {nav.survivalTraining}
            </PageLink>
            <span>{fill(levelOfThree, { n: course.level })}</span>
          </p>
          <ServiceHeading id={course.id} />
          <p className="lead">{messages.lead}</p>
          <p className={styles.audience}>
            <b>{`${labels.forWhom} ${forWhom}.`}</b> {fill(alone, course.group)}
          </p>
          <Facts course={course} />
          <div className={`stack ${styles.action}`}>
            <TrailSign
              size="lg"
              level={course.level}
              to={paths.bookService(course.id)}
              note={
                <>
                  {price} <span>{perPerson}</span>
                </>
              }
            >
              {book}
            </TrailSign>
            <PromiseLine of={['freeMove', 'substitute', 'badWeather']} />
            <NextDate />
            <p className={`${styles.ways} no-print`}>
              <ArrowLink to={paths.levelTest}>{test.question}</ArrowLink>
              <ArrowLink to={useVoucherPath(course)}>{gift.action}</ArrowLink>
            </p>
          </div>
          <PictureCredit of={course.id} className={styles.credit} />
        </div>
      </div>
    </section>
  )
}

function Facts({ course }: { course: SurvivalCourse }) {
  const { labels } = useMessages('survival-levels')
  const facts = useLevelFacts(course)
  return (
    <dl className={`${styles.facts} facts`}>
      {(['duration', 'group', 'distance', 'requirement'] as const).map((key) => (
        <div key={key}>
          <dt>{labels[key]}</dt>
          <dd>
            {facts[key]}
            {key === 'duration' && <small>{facts.hours}</small>}
            {key === 'distance' && <small>{facts.terrain}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Nothing when no date has free places. */
function NextDate() {
  const language = useLanguage()
  const { dates } = useMessages('survival-levels')
  const { events } = useLoaderData<NextDatesData>()
  const next = events.find(({ placesLeft }) => placesLeft !== 0)
  if (!next) return null
  return (
    <p className={`num ${styles.next}`}>
      {`${dates.next} `}
      <span>
        <a href="#termine">{eventDays(language, next)}</a>,
      </span>
      {` ${next.place}`}
    </p>
  )
}
