import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import unfold from '#site/ui/layout/unfold.module.css'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import styles from './project-management-page.module.css'

/** Which projects, and in the order of the request form what we do for them, each in a row that unfolds; and what we leave. */
export function Services() {
  const { services, scope, limits } = useMessages('project-management')
  return (
    <section className="section">
      <div className={`wrap grid ${styles.offer}`}>
        <SectionRule name={services.label} />
        <div className={`${styles.kinds} span-5`}>
          <h2>{scope.title}</h2>
          <div className={unfold.list}>
            {scope.kinds.map(({ title, text }, index) => (
              <details key={title} open={index === 0}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <p>{text}</p>
              </details>
            ))}
          </div>
        </div>
        <div className={`${styles.services} from-7`}>
          <h2>{services.title}</h2>
          <div className={unfold.list}>
            {Object.entries(services.items).map(([key, { title, text }], index) => (
              <details key={key} open={index === 0}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <p>{text}</p>
                <ArrowLink to={`${paths.projectRequest}?service=${key}`}>
                  {services.ask}
                  <span className="visually-hidden">: {title}</span>
                </ArrowLink>
              </details>
            ))}
          </div>
        </div>
        <div className={`${styles.limits} span-5 small-titles`}>
          <h2>{limits.title}</h2>
          <ul>
            {limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
