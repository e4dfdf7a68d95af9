import { useMessages } from '#app/language/language.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { NextStep } from './next-step.tsx'
import { NumberRhombus } from './number-rhombus.tsx'
import styles from './philosophy-page.module.css'
import { TrunkSection } from './trunk-section.tsx'

/** Mark numbers by section. */
const MARKS: Partial<Record<string, number>> = { pace: 1, scars: 2 }

export default function PhilosophyPage() {
  const { title, lead, opening, sections } = useMessages('philosophy')
  return (
    <>
      <section className={styles.head}>
        <div className="wrap grid">
          <div className={styles.headText}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <div className={`prose ${styles.opening}`}>
              {opening.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <TrunkSection />
        </div>
      </section>
      <BelowFold>
        <div className="wrap">
          {Object.entries(sections).map(([key, section]) => (
            <section key={key} className={`grid ${styles.section}`}>
              <div className="prose">
                <h2>
                  {MARKS[key] && <NumberRhombus number={MARKS[key]} />}
                  {section.title}
                </h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {'quote' in section && <p className={`map-italic ${styles.quote}`}>{section.quote}</p>}
            </section>
          ))}
        </div>
        <NextStep />
      </BelowFold>
    </>
  )
}
