import { useLoaderData, useMatches } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import type { PageHandle } from '#site/page.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { PageTheme } from '#site/ui/layout/page-theme.tsx'
import { PhoneFold } from '#site/ui/layout/phone-fold.tsx'
import { PrintFooter } from '#site/ui/layout/print-footer.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { CancellationBar } from '#site/ui/notices/cancellation-bar.tsx'
import { NextStepBar } from '#site/ui/notices/next-step-bar.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { paths } from '#content/paths.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import { courseNamespace } from '#features/services/content/service-namespace.ts'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { courseQuestions } from '#features/questions/questions.ts'
import { Questions } from '#features/questions/site/questions.tsx'
import { NoService } from '#features/services/site/no-service.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { fill } from '#i18n/format.ts'
import dense from '#site/ui/styles/dense.module.css'
import { Dates } from './dates.tsx'
import { DayPlan } from './day-plan.tsx'
import { Fit } from './fit.tsx'
import { LevelHead } from './level-head.tsx'
import { Nights } from './nights.tsx'
import { useLevelFacts } from './use-level-facts.ts'
import { useVoucherPath } from './voucher-path.ts'
import packing from './packing.module.css'
import priceTermsStyles from './survival-level-page.module.css'
import packingStyles from './packing.module.css'
import styles from './survival-level.module.css'

export default function SurvivalLevelPage() {
  const isUnknown = Array.isArray(useLoaderData<unknown>())
  return isUnknown ? <NoService overview={paths.survivalTraining} /> : <Level />
}

function Level() {
  const { course, messages } = useLevel()
  const { perPerson } = useMessages('survival-levels')
  const { book } = useMessages('dates')
  const { price } = useLevelFacts(course)
  return (
    <div className={dense.dense}>
      {course.nights === 1 && <PageTheme of="night" />}
      <LevelHead course={course} messages={messages} />
      <BelowFold>
        <div>
          <Fit course={course} fit={messages.fit} />
          <Nights course={course} messages={messages} />
          <DayPlan course={course} messages={messages} />
          <div className={styles.pair}>
            <Packing messages={messages} />
            <PriceTerms course={course} included={messages.included} />
          </div>
          <NextStepBar
            price={price}
            unit={perPerson}
            to={paths.bookService(course.id)}
            label={book}
            level={course.level}
          />
        </div>
        <Dates course={course} />
        <PageEvidence page={course.id} />
        <Questions of={courseQuestions(useMessages('course-questions'), course)} />
        <OtherLevels course={course} order={messages.order} />
        <PrintFooter />
      </BelowFold>
    </div>
  )
}

function useLevel(): { course: SurvivalCourse; messages: SurvivalMessages } {
  const match = useMatches().at(-1)
  const namespace = (match?.handle as PageHandle | undefined)?.namespaceOf(match?.loaderData)
  const course = useServices().courses.find(({ id }) => namespace === courseNamespace(id))
  if (!course) throw new Error('useLevel must be used within a level page of routes.ts')
  return { course, messages: useMessages(courseNamespace(course.id)) }
}

function Packing({ messages }: { messages: SurvivalMessages }) {
  const { packing } = useMessages('survival-levels')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={packing.name} />
        <h2 className="section-title">{packing.title}</h2>
        <div className={`${packingStyles.bring} full`}>
          <h3>{packing.bring}</h3>
          <RhombusList items={messages.bring} className={packingStyles.columns} />
          <p className="small muted">{packing.lend}</p>
        </div>
        <div className={`framed ${packingStyles.provide} full`}>
          <PhoneFold title={packing.provide}>
            <RhombusList items={messages.provide} className={packingStyles.columns} />
          </PhoneFold>
        </div>
      </div>
    </section>
  )
}

function PriceTerms({ course, included }: { course: SurvivalCourse; included: string[] }) {
  const messages = useMessages('survival-levels').price
  const { price } = useLevelFacts(course)
  return (
    <section className={`section section--ruled ${priceTermsStyles.price}`}>
      <div className="wrap grid">
        <SectionRule name={messages.name} />
        <h2 className="section-title num">{fill(messages.title, { price })}</h2>
        <div className={`framed ${priceTermsStyles.included} full`}>
          <h3>{messages.included}</h3>
          <RhombusList items={included} className={packing.columns} />
          <p className="small muted">{messages.notIncluded}</p>
        </div>
        <div className={`${priceTermsStyles.terms} full`}>
          <h3>{messages.cancel}</h3>
          <CancellationBar />
          <p>{messages.exceptions}</p>
          <h3>{messages.minimumTitle}</h3>
          <p>{fill(messages.minimum, { from: course.group.from, days: BOOKING_TERMS.decisionDays })}</p>
          <p>
            <ArrowLink to={paths.terms}>{messages.terms}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function RhombusList({ items, className }: { items: string[]; className?: string | undefined }) {
  return (
    <ul className={classNames(priceTermsStyles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function OtherLevels({ course, order }: { course: SurvivalCourse; order: string }) {
  const { courses } = useServices()
  const { others, gift } = useMessages('survival-levels')
  return (
    <section className="section section--ruled section--last no-print">
      <div className="wrap grid">
        <SectionRule name={others} />
        <nav className={`${priceTermsStyles.levels} small-notes`} aria-label={others}>
          <p>{order}</p>
          <ul>
            {courses
              .filter(({ id }) => id !== course.id)
              .map((other) => (
                <li key={other.id}>
                  <OtherLevel course={other} />
                </li>
              ))}
          </ul>
        </nav>
        <div className={`${priceTermsStyles.gift} small-titles`}>
          <h2>{gift.title}</h2>
          <p>{gift.text}</p>
          <ArrowLink to={useVoucherPath(course)}>{gift.action}</ArrowLink>
        </div>
      </div>
    </section>
  )
}

function OtherLevel({ course }: { course: SurvivalCourse }) {
  const common = useMessages('common')
  const { duration, price } = useLevelFacts(course)
  return (
    <PageLink to={paths.survivalLevel(course.id)}>
      <span className="scene">
        <ScenePicture of={course.id} alt="" lazy />
      </span>
      <span>
        <b>
          <TrailMark kind={course.level} /> {serviceName(common, course.id)}
        </b>
        <small className="num">
          {duration}, {price}
        </small>
      </span>
    </PageLink>
  )
}
