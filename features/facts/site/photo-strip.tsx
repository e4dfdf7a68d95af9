import type { FactPage } from '#content/owner-facts.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#app/language/language.tsx'
import { Picture } from '#features/pictures/site/picture.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './evidence.module.css'

/** The first photograph is the large one. */
export function PhotoStrip({ page }: { page: FactPage }) {
  const { photographs: messages, facts } = useMessages('evidence')
  const photographs = facts.photographs[page]
  if (!photographs) return null
  return (
    <section id="bilder" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <ul className={`full ${styles.photographs}`}>
          {photographs.map((photograph, index) => (
            <li key={photograph.src}>
              <Picture
                of={photograph}
                shape={index === 0 ? '3:2' : '4:5'}
                sizes={index === 0 ? '(max-width: 900px) 100vw, 50vw' : '(max-width: 900px) 50vw, 25vw'}
              />
              <p aria-hidden="true">{photograph.alt}</p>
              {photograph.own?.credit && <p>{fill(messages.credit, { name: photograph.own.credit })}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
