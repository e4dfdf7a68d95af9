import { useMessages } from '#site/language/language.tsx'
import { Section } from '#site/ui/layout/section.tsx'
import styles from './evidence.module.css'

export function References() {
  const { references: messages, facts } = useMessages('evidence')
  if (facts.references.length === 0) return null
  return (
    <Section id="referenzen" name={messages.label} title={messages.title}>
      <ul className={`full ${styles.references} thirds`}>
        {facts.references.map(({ client, work, result }) => (
          <li key={`${client} ${work}`}>
            <h3>{client}</h3>
            <p>{work}</p>
            {result && <p className={styles.result}>{result}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
