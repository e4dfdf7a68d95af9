import type { FactPage } from '#content/owner-facts.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { SectionRule } from '../ui/section-rule.tsx'
import styles from './evidence.module.css'
import { useOwnerFacts } from './owner-facts-context.ts'
import { Photo } from './photo.tsx'
import { photographsOf } from './shown-facts.ts'

/** The first photograph is the large one. */
export function PhotoStrip({ page }: { page: FactPage }) {
  const { photographs: messages } = useMessages('evidence')
  const language = useLanguage()
  const photographs = photographsOf(useOwnerFacts(), page)
  if (photographs.length === 0) return null
  return (
    <section id="bilder" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <ul className={`full ${styles.photographs}`}>
          {photographs.map((photograph) => (
            <li key={photograph.file}>
              <Photo photograph={photograph} />
              <p aria-hidden="true">{photograph.alt[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
