import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './project-management-page.module.css'

export function Signals() {
  const { signals } = useMessages('project-management')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={signals.label} />
        <div className={styles.signals}>
          <h2>{signals.title}</h2>
          <ol className={styles.signalList}>
            {signals.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <div className={`stack ${styles.advice}`}>
          <p>{signals.text}</p>
          <ArrowLink to={paths.projectRequest}>{signals.link}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
