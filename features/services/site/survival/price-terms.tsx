import { BOOKING_TERMS } from '#content/booking-terms.ts'
import type { SurvivalCourse } from '#content/services.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { CancellationBar } from '#app/ui/notices/cancellation-bar.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import packing from './packing.module.css'
import styles from './price-terms.module.css'
import { RhombusList } from './rhombus-list.tsx'
import { useLevelFacts } from './use-level-facts.ts'

export function PriceTerms({ course, included }: { course: SurvivalCourse; included: string[] }) {
  const messages = useMessages('survival-levels').price
  const { price } = useLevelFacts(course)
  return (
    <section className={`section section--ruled ${styles.price}`}>
      <div className="wrap grid">
        <SectionRule name={messages.name} />
        <h2 className="section-title num">{fill(messages.title, { price })}</h2>
        <div className={`framed ${styles.included}`}>
          <h3>{messages.included}</h3>
          <RhombusList items={included} className={packing.columns} />
          <p className="small muted">{messages.notIncluded}</p>
        </div>
        <div className={styles.terms}>
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
