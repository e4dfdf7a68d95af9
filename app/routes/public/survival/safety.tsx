import type { SurvivalMessages } from '#content/survival-messages.ts'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './safety.module.css'

/** The level's own points first. */
export function Safety({ first }: { first: SurvivalMessages['safety'] }) {
  const { name, title, items } = useMessages('survival-levels').safety
  return (
    <section className="section section--ruled" id="sicherheit">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        <div className={styles.points}>
          {[...first, ...Object.values(items)].map((point) => (
            <div key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
