import { useLoaderData } from 'react-router'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import { fill, labelled } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { replaceSearchParam } from '#site/replace-search-param.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { Radio } from '#site/ui/fields/inputs.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { useLevelFacts } from '../use-level-facts.ts'
import { useVoucherPath } from '../voucher-path.ts'
import type { LevelTestData } from './level-test.loader.ts'
import styles from './level-test.module.css'
import {
  ANSWERS,
  courseFor,
  type Level,
  QUESTIONS,
  type Question,
  recommendedLevel,
} from './recommended-level.ts'

/**
 * A plain GET form whose address holds the answers. A result for each level is there; the style sheet shows the one that the
 * answers lead to, so that it appears without loading, and the server marks it for browsers that cannot.
 */
export default function LevelTestPage() {
  const { title, lead, show, wait, compare } = useMessages('level-test')
  const { answers } = useLoaderData<LevelTestData>()
  const recommended = recommendedLevel(answers)
  const { courses } = useServices()
  return (
    <>
      <section className="page-head">
        <div className="wrap grid">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <form className={`wrap ${styles.test}`} method="get" action={paths.levelTest}>
        <div>
          {QUESTIONS.map((question, index) => (
            <QuestionCards key={question} question={question} number={index + 1} />
          ))}
          <p className={styles.show}>
            <Button type="submit">{show}</Button>
          </p>
        </div>
        <div className={styles.results} role="status">
          <p className={classNames(styles.wait, recommended && styles.answered)}>
            <b>{wait.title}</b> {wait.text}
          </p>
          {ANSWERS.map((_, index) => {
            const level = (index + 1) as Level
            return (
              <div
                key={level}
                className={classNames(
                  `framed ${styles.result}`,
                  styles[`level${level}`],
                  level === recommended && styles.answered,
                )}
              >
                <Result level={level} course={courseFor(level, courses)} />
              </div>
            )
          })}
        </div>
      </form>
      <p className={`wrap ${styles.compare}`}>
        <ArrowLink to={paths.survivalTraining}>{compare}</ArrowLink>
      </p>
    </>
  )
}

function QuestionCards({ question, number }: { question: Question; number: number }) {
  const messages = useMessages('level-test').questions[question]
  const { answers } = useLoaderData<LevelTestData>()
  return (
    <fieldset className={styles.question}>
      <legend>{`${number}. ${messages.question}`}</legend>
      <div className={styles.cards}>
        {ANSWERS.map((answer, index) => (
          <Radio
            key={answer}
            name={question}
            value={answer}
            required
            defaultChecked={String(answers[question]) === answer}
            onChange={() => replaceSearchParam(paths.levelTest, question, answer)}
          >
            <b>{messages.answers[index]?.name}</b>
            <small>{messages.answers[index]?.text}</small>
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

function Result({ level, course }: { level: Level; course: SurvivalCourse | undefined }) {
  const messages = useMessages('level-test')
  const shared = useMessages('survival-levels')
  if (course) return <CourseResult level={level} course={course} />
  return (
    <>
      <p className="small muted">{messages.yours}</p>
      <h2>
        <TrailMark kind={level} /> {fill(shared.level, { n: level })}
      </h2>
      <p>{messages.noCourse}</p>
      <TrailSign to={paths.contact}>{messages.write}</TrailSign>
    </>
  )
}

/** @param level that the answers lead to; that of the course is the same, or lower where none is offered */
function CourseResult({ level: answered, course }: { level: Level; course: SurvivalCourse }) {
  const { id, level } = course
  const messages = useMessages('level-test')
  const shared = useMessages('survival-levels')
  const name = useServiceName()(id)
  const { price, duration, hours, distance } = useLevelFacts(course)
  const language = useLanguage()
  const cost = (
    <>
      {price} <span>{shared.perPerson}</span>
    </>
  )
  const next = useLoaderData<LevelTestData>().events.find(
    ({ serviceId, placesLeft, phase }) => serviceId === id && placesLeft !== 0 && phase === 'coming',
  )
  const isAsAnswered = level === answered
  return (
    <>
      <p className="small muted">{isAsAnswered ? messages.yours : messages.suggestion}</p>
      <h2>
        <TrailMark kind={level} /> {labelled(language, fill(shared.level, { n: level }), name)}
      </h2>
      <p>{isAsAnswered ? messages.why[level - 1] : fill(messages.easier, { n: answered })}</p>
      <p>
        <b>{duration}</b> {`(${hours}), ${distance}.`}
      </p>
      {next ? (
        <TrailSign level={level} to={paths.bookEvent(id, next.id)} note={cost}>
          {shared.book}
        </TrailSign>
      ) : (
        <TrailSign level={level} to={paths.contact} note={cost}>
          {messages.ask}
        </TrailSign>
      )}
      <p className="num">
        {next ? fill(messages.next, { date: eventDays(language, next), place: next.place }) : messages.none}
      </p>
      <PromiseLine of={next ? ['freeMove', 'substitute'] : ['request']} />
      <p className={styles.ways}>
        <ArrowLink to={paths.survivalLevel(id)}>{fill(messages.detail, { n: level })}</ArrowLink>
        <ArrowLink to={useVoucherPath(course)}>{shared.gift.action}</ArrowLink>
      </p>
    </>
  )
}
