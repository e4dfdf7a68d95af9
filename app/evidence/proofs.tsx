import { useLanguage, useMessages } from '../language/language.tsx'
import styles from './evidence.module.css'
import { useOwnerFacts } from './owner-facts-context.ts'
import { proofsOf } from './shown-facts.ts'

export function Proofs() {
  const { proofs: messages } = useMessages('evidence')
  const language = useLanguage()
  const proofs = proofsOf(useOwnerFacts())
  if (proofs.length === 0) return null
  return (
    <section id="nachweise" className="section section--ruled" aria-label={messages.label}>
      <div className="wrap">
        <ul className={styles.proofs}>
          {proofs.map(({ title, text, url }) => (
            <li key={title.de}>
              <b>{url ? <a href={url}>{title[language]}</a> : title[language]}</b>
              {text[language]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
