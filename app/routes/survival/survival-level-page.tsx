import { Ground } from '../../ui/ground.tsx'
import { BookingBar } from './booking-bar.tsx'
import { Dates } from './dates.tsx'
import { DayPlan } from './day-plan.tsx'
import { Lessons } from './lessons.tsx'
import { LevelHead } from './level-head.tsx'
import { OtherLevels } from './other-levels.tsx'
import { Packing } from './packing.tsx'
import { PaperFoot } from './paper-foot.tsx'
import { PriceTerms } from './price-terms.tsx'
import { Safety } from './safety.tsx'
import styles from './survival-level.module.css'
import { useLevel } from './use-level.ts'

/** One level: its picture and the next step first, then all that somebody wants to know before booking. */
export default function SurvivalLevelPage() {
  const { course, words } = useLevel()
  return (
    <div className={styles.sheet}>
      {course.nights === 1 && <Ground of="night" />}
      <LevelHead course={course} words={words} />
      <div>
        <DayPlan words={words} />
        <Lessons lessons={words.lessons} />
        <Packing words={words} />
        <Safety first={words.safety} />
        <PriceTerms course={course} included={words.included} />
        <BookingBar course={course} />
      </div>
      <Dates course={course} />
      <OtherLevels course={course} order={words.order} />
      <PaperFoot />
    </div>
  )
}
