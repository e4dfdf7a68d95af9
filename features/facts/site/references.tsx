import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './evidence.module.css'

export function References() {
  const { references: messages, facts } = useMessages('evidence')
  if (facts.references.length === 0) return null
  return (
    <section id="referenzen" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <ul className={`full ${styles.references}`}>
          {facts.references.map(({ client, work, result }) => (
            <li key={`${client} ${work}`}>
              <h3>{client}</h3>
              <p>{work}</p>
              {result && <p className={styles.result}>{result}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
