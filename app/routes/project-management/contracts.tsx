import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './project-management-page.module.css'

export function Contracts() {
  const { contracts } = useMessages('project-management')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={contracts.label} />
        <h2 className="section-title">{contracts.title}</h2>
        <ul className={styles.contracts}>
          {Object.entries(contracts.types).map(([key, { title, text, fits, drawback }]) => (
            <li key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
              <dl>
                <div>
                  <dt>{contracts.fits}</dt>
                  <dd>{fits}</dd>
                </div>
                <div>
                  <dt>{contracts.drawback}</dt>
                  <dd>{drawback}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
