import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Waypoint } from '../../ui/section-rule.tsx'
import { TrailMark, type TrailMarkKind } from '../../ui/trail-mark.tsx'
import styles from './courses.module.css'

const ROWS = [
  { key: 'aufbruch', mark: 1, to: paths.survivalLevel('aufbruch') },
  { key: 'durchhaltevermoegen', mark: 2, to: paths.survivalLevel('durchhaltevermoegen') },
  { key: 'klarer-kompass', mark: 3, to: paths.survivalLevel('klarer-kompass') },
  { key: 'feuer-und-fokus', mark: 4, to: paths.teamEvent('feuer-und-fokus') },
] as const satisfies readonly { key: string; mark: TrailMarkKind; to: string }[]

export function Courses() {
  const { events } = useMessages('home')
  const { columns, rows } = events
  return (
    <section className="section">
      <div className="wrap grid">
        <Waypoint altitude={events.altitude} place={events.place} section={events.waypointLabel} />
        <h2 className="section-title">{events.title}</h2>
        <div className="full">
          <table className={`table ${styles.courses}`}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{columns.mark}</span>
                </th>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.duration}</th>
                <th scope="col" className="right">
                  {columns.price}
                </th>
              </tr>
            </thead>
            <tbody>
              {ROWS.map(({ key, mark, to }) => {
                const { name, duration, price, unit } = rows[key]
                return (
                  <tr key={key}>
                    <td className={styles.mark}>
                      <TrailMark kind={mark} />
                    </td>
                    <th scope="row" className={styles.name}>
                      <PageLink to={to}>{name}</PageLink>
                    </th>
                    <td className={styles.duration}>{duration}</td>
                    <td className={`right ${styles.price}`}>
                      <b>{price}</b> <span className="muted">{unit}</span>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        <p className={`full ${styles.more}`}>
          <GoLink to={paths.calendar}>{events.link}</GoLink>
        </p>
      </div>
    </section>
  )
}
