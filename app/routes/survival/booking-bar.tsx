import type { SurvivalCourse } from '#content/services.ts'
import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Sign } from '../../ui/sign.tsx'
import styles from './booking-bar.module.css'
import { useLevelFacts } from './use-level-facts.ts'

/**
 * On a phone: the next step at the lower edge while the page's sections pass. It has room of its own at their
 * end and covers nothing that has the focus.
 */
export function BookingBar({ course }: { course: SurvivalCourse }) {
  const { perPerson } = useMessages('survival-levels')
  const { book } = useMessages('dates')
  const { price } = useLevelFacts(course)
  return (
    <div className={styles.bar} data-booking-bar>
      <p className="num">
        <b>{price}</b> <small>{perPerson}</small>
      </p>
      <Sign size="sm" level={course.level} to={paths.bookService(course.id)}>
        {book}
      </Sign>
    </div>
  )
}
