import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './project-management-page.module.css'

export function Signals() {
  const { signals, limits } = useMessages('project-management')
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
          <p>{signals.text}</p>
          <ArrowLink to={paths.projectRequest}>{signals.link}</ArrowLink>
        </div>
        <div className={styles.limits}>
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
