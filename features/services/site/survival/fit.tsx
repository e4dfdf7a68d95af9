import { bareServiceName } from '#features/services/content/service-name.ts'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import { fill } from '#i18n/format.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#site/language/language.tsx'
import { MapRhombus } from '#site/ui/pictures/plan.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import styles from './fit.module.css'
import { useLevelFacts } from './use-level-facts.ts'

export function Fit({ course, fit }: { course: SurvivalCourse; fit: SurvivalMessages['fit'] }) {
  const { fit: messages } = useMessages('survival-levels')
  const { courses } = useServices()
  const drawn = courses.filter(({ id, like }) => !like || id === course.id)
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={messages.name} />
        <h2 className="section-title">{messages.title}</h2>
        <div className={`full ${styles.slopes} small-notes`}>
          {drawn.map((each) => (
            <Slope key={each.id} course={each} isOwn={each.id === course.id} />
          ))}
        </div>
        <p className={`tiny muted ${styles.scale} full`}>{messages.scale}</p>
        <ul className={`full ${styles.answers} thirds ruled-items`}>
          {[fit.grade, fit.enough, fit.instead].map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Units of `drawings/slopes.ts`, so that the three stand at one scale. */
const PER_KILOMETRE = 26
const PER_METRE = 0.112
const SUMMIT = 0.54
const FRAME_HEIGHT = 206

function Slope({ course, isOwn }: { course: SurvivalCourse; isOwn: boolean }) {
  const common = useMessages('common')
  const { level } = useMessages('survival-levels')
  const { distance } = useLevelFacts(course)
  const width = course.walk.kilometres * PER_KILOMETRE
  return (
    <>
      {/* Only the courses of the files are drawn. */}
      {course.like ? (
        <span />
      ) : (
        <svg
          className={isOwn ? undefined : styles.other}
          viewBox={`0 -${FRAME_HEIGHT} ${width} ${FRAME_HEIGHT + 2}`}
          aria-hidden="true"
        >
          <use href={`/scenes/slopes.svg#slope-${course.level}`} />
          {isOwn && (
            <MapRhombus x={width * SUMMIT} y={-course.walk.ascentMetres * PER_METRE - 15} size={14} />
          )}
        </svg>
      )}
      <p className={isOwn ? undefined : styles.otherName}>
        <b>
          <TrailMark kind={course.level} />{' '}
          {`${fill(level, { n: course.level })}, ${bareServiceName(common, course.id)}`}
        </b>
        <small>{distance}</small>
      </p>
    </>
  )
}
