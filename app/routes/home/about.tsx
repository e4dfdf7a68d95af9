import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionWaypoint } from './section-waypoint.tsx'
import styles from './home-page.module.css'
import { LakeMap } from '#app/ui/pictures/lake-map.tsx'

export function About() {
  const { about } = useMessages('home')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionWaypoint of="about" />
        <div className={styles.about}>
          <h2>{about.title}</h2>
          <p className="lead">{about.lead}</p>
          <p>{about.text}</p>
          <p>
            <ArrowLink to={paths.team}>{about.link}</ArrowLink>
          </p>
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
