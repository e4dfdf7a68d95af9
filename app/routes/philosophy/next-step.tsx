import { pricesOf } from '#content/service-prices.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import styles from './philosophy-page.module.css'

export function NextStep() {
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
