import { useMessages, useLanguage } from '#app/language/language.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { pricesOf } from '#content/service-prices.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
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

function NextStep() {
  const { next } = useMessages('philosophy')
  const { prices } = useMessages('common')
  const lowestCents = Math.min(...useServices().courses.map(({ id }) => pricesOf(prices, id)[0]))
  const price = formatFrancs(useLanguage(), lowestCents)
  return (
    <section className="section section--last">
      <div className="wrap grid">
        <SectionRule name={next.label} />
        <div className={styles.nextText}>
          <h2>{next.title}</h2>
          <p className="lead">{next.text}</p>
        </div>
        <div className={`row ${styles.nextActions}`}>
          <TrailSign
            size="lg"
            to={paths.survivalTraining}
            condition={next.condition}
            note={fill(next.from, { price })}
          >
            {next.action}
          </TrailSign>
          <ArrowLink to={paths.teamEvents}>{next.teamEvent}</ArrowLink>
          <ArrowLink to={paths.projectRequest}>{next.project}</ArrowLink>
          <ArrowLink to={paths.team}>{next.team}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
