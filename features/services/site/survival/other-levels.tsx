import { serviceName } from '#content/service-name.ts'
import type { SurvivalCourse } from '#content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ScenePicture } from '#app/ui/pictures/scene-picture.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailMark } from '#app/ui/pictures/trail-mark.tsx'
import styles from './other-levels.module.css'
import { useLevelFacts } from './use-level-facts.ts'
import { useVoucherPath } from './voucher-path.ts'

export function OtherLevels({ course, order }: { course: SurvivalCourse; order: string }) {
  const { courses } = useServices()
  const { others, gift } = useMessages('survival-levels')
  return (
    <section className={`section section--ruled section--last ${styles.others}`}>
      <div className="wrap grid">
        <SectionRule name={others} />
        <nav className={styles.levels} aria-label={others}>
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
        <div className={styles.gift}>
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
