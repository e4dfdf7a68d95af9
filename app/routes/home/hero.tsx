import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import styles from './hero.module.css'
import { Panorama } from './panorama.tsx'

export function Hero() {
  const { hero } = useMessages('home')
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1 className={styles.title}>
          {hero.titleLines.map((line, index) => (
            <span key={line}>{index > 0 ? ` ${line}` : line}</span>
          ))}
        </h1>
        <p className={`map-italic ${styles.motto}`}>{hero.motto}</p>
        <p className={`lead ${styles.lead}`}>{hero.lead}</p>
      </div>
      <Panorama alt={hero.panoramaAlt} />
      <Signpost />
    </section>
  )
}

function Signpost() {
  const { hero } = useMessages('home')
  const { course, teamEvent, project } = hero.signs
  return (
    <nav className={styles.post} aria-label={hero.signpostLabel}>
      <span className={styles.pole} aria-hidden="true" />
      <p className={styles.plate}>{`${hero.place}\u2002${hero.altitude}`}</p>
      <ul>
        <li>
          <TrailSign wide to={paths.survivalTraining} condition={course.condition} note={course.note}>
            {course.label}
          </TrailSign>
        </li>
        <li>
          <TrailSign wide to={paths.teamEvents} condition={teamEvent.condition} note={teamEvent.note}>
            {teamEvent.label}
          </TrailSign>
        </li>
        <li>
          <TrailSign
            wide
            white
            to={paths.projectManagement}
            condition={project.condition}
            note={project.note}
          >
            {project.label}
          </TrailSign>
        </li>
      </ul>
    </nav>
  )
}
