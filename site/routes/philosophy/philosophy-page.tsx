import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import numberRhombusStyles from './trunk-section.module.css'
import trunkSectionStyles from './trunk-section.module.css'
import styles from './philosophy-page.module.css'

/** Dry years, scar and outermost ring, in percent of the drawing. */
const PLACES = [
  [46.5, 73.3],
  [4.6, 34.4],
  [95, 44],
] as const

function TrunkSection() {
  const { alt, caption, marks } = useMessages('philosophy').rings
  return (
    <figure className={`${trunkSectionStyles.figure} from-7`}>
      <div className={trunkSectionStyles.trunk}>
        <svg viewBox="0 0 784 856" role="img" aria-label={alt}>
          <use href="/scenes/growth-rings.svg#rings" />
        </svg>
        <svg className={trunkSectionStyles.marks} aria-hidden="true">
          {PLACES.map((place, index) => (
            <NumberRhombus key={marks[index]} number={index + 1} at={place} />
          ))}
        </svg>
      </div>
      <figcaption>
        <p className="visually-hidden">{caption}</p>
        <ol>
          {marks.map((mark, index) => (
            <li key={mark}>
              <NumberRhombus number={index + 1} />
              {mark}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

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
              {'quote' in section && <p className={`map-italic ${styles.quote} from-9`}>{section.quote}</p>}
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
        <div className={`${styles.nextText} span-7`}>
          <h2>{next.title}</h2>
          <p className="lead">{next.text}</p>
        </div>
        <div className={`row ${styles.nextActions} no-print full`}>
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

interface NumberRhombusProps {
  number: number
  /** Position on a drawing in percent; inline without. */
  at?: readonly [x: number, y: number]
}

function NumberRhombus({ number, at }: NumberRhombusProps) {
  const mark = (
    <>
      <path className="map-rhombus" d="M-18 0 0-12 18 0 0 12z" />
      <text y="5">{number}</text>
    </>
  )
  if (at) {
    return (
      <svg className={numberRhombusStyles.number} x={`${at[0]}%`} y={`${at[1]}%`}>
        {mark}
      </svg>
    )
  }
  return (
    <svg
      className={`${numberRhombusStyles.number} ${numberRhombusStyles.inText}`}
      viewBox="-19 -13 38 26"
      aria-hidden="true"
    >
      {mark}
    </svg>
  )
}
