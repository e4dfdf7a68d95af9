import { serviceName } from '#content/service-name.ts'
import type { SurvivalCourse } from '#content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailMark } from '#app/ui/pictures/trail-mark.tsx'
import styles from './comparison.module.css'
import { useLevelFacts } from './use-level-facts.ts'

const ROWS = ['duration', 'group', 'distance', 'requirement', 'material', 'included', 'price'] as const

export function Comparison() {
  const { name, title, grades } = useMessages('survival-training').comparison
  const { labels } = useMessages('survival-levels')
  const common = useMessages('common')
  const { courses } = useServices()
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        <table className={`table full ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{name}</span>
              </th>
              {courses.map(({ id, level }) => (
                <th key={id} scope="col">
                  <TrailMark kind={level} /> {serviceName(common, id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} className={row === 'price' ? styles.price : undefined}>
                <th scope="row">{labels[row]}</th>
                {courses.map((course) => (
                  <Cell key={course.id} course={course} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="full small muted">{grades}</p>
      </div>
    </section>
  )
}

function Cell({ course, row }: { course: SurvivalCourse; row: (typeof ROWS)[number] }) {
  const facts = useLevelFacts(course)
  const common = useMessages('common')
  return (
    <td>
      <span className={styles.of} aria-hidden="true">
        <TrailMark kind={course.level} /> {serviceName(common, course.id)}
      </span>
      <span>
        {facts[row]}
        {row === 'duration' && <small>{facts.hours}</small>}
      </span>
    </td>
  )
}
