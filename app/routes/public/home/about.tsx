import { useMessages } from '../../../language/language.tsx'
import { Waypoint } from '../../../ui/section-rule.tsx'
import styles from './home-page.module.css'
import { LakeMap } from '../../../ui/lake-map.tsx'

export function About() {
  const { about } = useMessages('home')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <Waypoint altitude={about.altitude} place={about.place} section={about.waypointLabel} />
        <div className={styles.about}>
          <h2>{about.title}</h2>
          <p className="lead">{about.lead}</p>
          <p>{about.text}</p>
          <p className={`map-italic ${styles.quote}`}>{about.quote}</p>
        </div>
        <figure className={styles.sheet}>
          <div className={styles.sheetFrame}>
            <LakeMap alt={about.mapAlt} />
          </div>
          <figcaption>
            <span>{about.caption}</span>
            <span>{about.schematic}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
