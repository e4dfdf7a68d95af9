import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './project-management-page.module.css'

/** What kind of work this is: IT and transformation. */
export function Scope() {
  const { scope } = useMessages('project-management')
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={scope.label} />
        <h2 className={styles.aside}>{scope.title}</h2>
        <dl className={styles.kinds}>
          {scope.kinds.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
