import { useMessages } from '#app/language/language.tsx'
import { Section } from '#app/ui/layout/section.tsx'
import { BRAND } from '#content/company.ts'
import { MapName, MapRhombus } from '#app/ui/pictures/plan.tsx'
import styles from './directions.module.css'

export function Directions() {
  const { way } = useMessages('contact')
  return (
    <Section name={way.rule} title={way.title} className="">
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
    </Section>
  )
}

/** Coordinates in `drawings/cham-lines.ts`. */
const OFFICE = { x: 335, y: 449 }

function ChamMap() {
  const { way } = useMessages('contact')
  return (
    <svg className={`plan ${styles.map}`} viewBox="0 0 960 720" role="img" aria-label={way.alt}>
      <use href="/scenes/cham.svg#cham" />
      <use className={styles.car} href="/scenes/cham.svg#car" />
      <use className={styles.bike} href="/scenes/cham.svg#bike" />
      <use className={styles.foot} href="/scenes/cham.svg#foot" />
      <MapName kind="water" x={590} y={648}>
        Zugersee
      </MapName>
      <MapName x={384} y={266} end>
        {way.station}
      </MapName>
      <MapName kind="village" x={268} y={46}>
        {way.exit}
      </MapName>
      <MapName kind="village" x={948} y={424} end>
        {way.toZug}
      </MapName>
      <MapRhombus x={OFFICE.x} y={OFFICE.y} size={20} />
      <MapName x={310} y={496} end>
        {BRAND}
      </MapName>
    </svg>
  )
}
