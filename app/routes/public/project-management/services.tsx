import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './project-management-page.module.css'

/** In the order of the request form. */
export function Services() {
  const { services } = useMessages('project-management')
  const { other, ...named } = services.items
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={services.label} />
        <h2 className="section-title">{services.title}</h2>
        <ul className={styles.services}>
          {Object.entries(named).map(([key, { title, text }]) => (
            <li key={key}>
              <h3>
                <PageLink to={`${paths.projectRequest}?service=${key}`}>{title}</PageLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
          <li className={styles.other}>
            <h3>{other.title}</h3>
            <p>{other.text}</p>
            <ArrowLink to={`${paths.projectRequest}?service=other`}>{services.otherLink}</ArrowLink>
          </li>
        </ul>
      </div>
    </section>
  )
}
