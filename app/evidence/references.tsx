import { useLanguage, useMessages } from '../language/language.tsx'
import { SectionRule } from '../ui/section-rule.tsx'
import styles from './evidence.module.css'
import { useOwnerFacts } from './owner-facts-context.ts'
import { referencesOf } from './shown-facts.ts'

export function References() {
  const { references: messages } = useMessages('evidence')
  const language = useLanguage()
  const references = referencesOf(useOwnerFacts())
  if (references.length === 0) return null
  return (
    <section id="referenzen" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <ul className={`full ${styles.references}`}>
          {references.map(({ client, work, result }) => (
            <li key={client.de}>
              <h3>{client[language]}</h3>
              <p>{work[language]}</p>
              <p className={styles.result}>{result[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
