import type { FactPage } from '#content/owner-facts.ts'
import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './evidence.module.css'

/** PDFs that owners put onto the page. */
export function PageDocuments({ page }: { page: FactPage }) {
  const { documents: messages, facts } = useMessages('evidence')
  const documents = facts.documents[page]
  if (!documents) return null
  return (
    <section id="dokumente" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <ul className={`full ${styles.documents}`}>
          {documents.map(({ title, address, size }) => (
            <li key={address}>
              <a href={address} download>
                {title}
              </a>
              <small>{`PDF, ${size}`}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
