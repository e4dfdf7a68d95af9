import type { FactPage } from '#content/owner-facts.ts'
import { useMessages } from '../language/language.tsx'
import { SectionRule } from '../ui/section-rule.tsx'
import styles from './evidence.module.css'
import { Photo } from './photo.tsx'

/** The first photograph is the large one. */
export function PhotoStrip({ page }: { page: FactPage }) {
  const { photographs: messages, shown } = useMessages('evidence')
  const photographs = shown.photographs[page]
  if (!photographs) return null
  return (
    <section id="bilder" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <ul className={`full ${styles.photographs}`}>
          {photographs.map((photograph) => (
            <li key={photograph.file}>
              <Photo photograph={photograph} />
              <p aria-hidden="true">{photograph.alt}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
