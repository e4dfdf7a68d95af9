import { useMessages } from '../language/language.tsx'
import styles from './evidence.module.css'

export function Proofs() {
  const { proofs: messages, facts } = useMessages('evidence')
  if (facts.proofs.length === 0) return null
  return (
    <section id="nachweise" className="section section--ruled" aria-label={messages.label}>
      <div className="wrap">
        <ul className={styles.proofs}>
          {facts.proofs.map(({ title, text, url }) => (
            <li key={`${title} ${text}`}>
              <b>{url ? <a href={url}>{title}</a> : title}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
