import { useLoaderData, useMatches } from 'react-router'
import { courseNamespace } from '#content/service-namespace.ts'
import type { SurvivalCourse } from '#content/services.ts'
import type { SurvivalMessages } from '#content/survival-messages.ts'
import { courseQuestions } from '#features/questions/questions.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import dense from '#app/ui/styles/dense.module.css'
import { PageTheme } from '#app/ui/layout/page-theme.tsx'
import { NextStepBar } from '#app/ui/notices/next-step-bar.tsx'
import { PrintFooter } from '#app/ui/layout/print-footer.tsx'
import type { PageHandle } from '#app/page.tsx'
import { Questions } from '#features/questions/site/questions.tsx'
import { NoService } from '#features/services/site/no-service.tsx'
import { Dates } from './dates.tsx'
import { DayPlan } from './day-plan.tsx'
import { Fit } from './fit.tsx'
import { LevelHead } from './level-head.tsx'
import { Nights } from './nights.tsx'
import { OtherLevels } from './other-levels.tsx'
import { Packing } from './packing.tsx'
import { PriceTerms } from './price-terms.tsx'
import styles from './survival-level.module.css'
import { useLevelFacts } from './use-level-facts.ts'

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
