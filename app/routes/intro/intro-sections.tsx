import type { IntroWords } from '#content/intro-words.ts'
import styles from './intro.module.css'

interface IntroSectionsProps {
  sections: IntroWords['sections']
  /** One column of text, for pages without a drawing. */
  narrow?: boolean
}

/** Heading left, text right; each section below its own rule. */
export function IntroSections({ sections, narrow = false }: IntroSectionsProps) {
  if (sections.length === 0) return null
  return (
    <div className={`wrap ${styles.sections} ${narrow ? styles.narrow : ''}`}>
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className={`grid ${styles.section}`}>
          <div className="waypoint" aria-hidden="true" />
          <h2>{title}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
