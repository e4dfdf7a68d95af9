import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { ChamMap } from './cham-map.tsx'
import styles from './directions.module.css'

export function Directions() {
  const { way } = useMessages('contact')
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={way.rule} />
        <h2 className="section-title">{way.title}</h2>
        <figure className={styles.sheet}>
          <div className={styles.frame}>
            <ChamMap />
          </div>
          <figcaption>{way.schematic}</figcaption>
        </figure>
        <div className={styles.ways}>
          <p className="lead">{way.lead}</p>
          {(['foot', 'bike', 'car'] as const).map((means) => (
            <div key={means}>
              <h3>
                <svg className={styles.sample} viewBox="0 0 44 12" aria-hidden="true">
                  <path className={styles[means]} d="M4 6h36" />
                </svg>
                {way[means].title}
              </h3>
              <p>{way[means].text}</p>
            </div>
          ))}
          <p className="small muted">{way.outdoors}</p>
        </div>
      </div>
    </section>
  )
}
