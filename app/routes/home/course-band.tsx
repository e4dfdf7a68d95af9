import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import styles from './course-band.module.css'

/** One yellow band, the shape of a giant sign: the first course. */
export function CourseBand() {
  const { band, events } = useMessages('home')
  const { duration, price, unit } = events.rows.aufbruch
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <p>{band.kicker}</p>
          <h2>{band.title}</h2>
        </div>
        <div>
          <p>{events.columns.duration}</p>
          <p className={styles.figure}>{duration}</p>
        </div>
        <div className={styles.action}>
          <p>
            {price}
            <br />
            {unit}
          </p>
          <PageLink className="button" to={paths.calendar}>
            {band.action}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
