import { phoneLink } from '#kernel/telephone-number.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import styles from './project-management-page.module.css'

/** Phone and address are plain text, for print. */
export function NextStep() {
  const { company } = useMessages('common')
  const { next, request, reply } = useMessages('project-management')
  return (
    <section className="section section--ruled section--last">
      <div className="wrap grid">
        <SectionRule name={next.label} />
        <h2 className="section-title">{next.title}</h2>
        <ol className={styles.steps}>
          {next.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={`row ${styles.nextActions}`}>
          <TrailSign size="lg" to={paths.projectRequest} note={reply}>
            {request}
          </TrailSign>
          <p className={styles.rather}>
            {next.rather} <a href={phoneLink(company.phone)}>{company.phone}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
      </div>
    </section>
  )
}
