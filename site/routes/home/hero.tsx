import { useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import styles from './hero.module.css'

/** Bearings at the edges; the projection is cylindrical, so the scale is linear. */
const WEST = 134
const EAST = 226

/** Summits visible from Cham, in percent of picture plus scale. */
const SUMMITS = [
  { name: 'Wildspitz', metres: 1580, x: 9.62, top: 17.45, bottom: 27.11, visibility: styles.fromTablet },
  { name: 'Rigi Kulm', metres: 1797, x: 41.95, top: 13.19, bottom: 21.68, visibility: '' },
  { name: 'Buochserhorn', metres: 1807, x: 56.74, top: 25.96, bottom: 36.72, visibility: styles.fromPhone },
  {
    name: 'Finsteraarhorn',
    metres: 4274,
    x: 70.74,
    top: 20.85,
    bottom: 36.7,
    end: true,
    visibility: styles.onWide,
  },
]

function Panorama({ alt }: { alt: string }) {
  return (
    <div className={styles.panorama}>
      <div className={styles.picture}>
        <svg viewBox="0 0 2880 940" role="img" aria-label={alt}>
          <use href="/scenes/pano.svg#pano" />
        </svg>
        <svg className={styles.summits} aria-hidden="true">
          {SUMMITS.map(({ name, metres, x, top, bottom, end, visibility }) => (
            <g key={name} className={visibility}>
              <line x1={`${x}%`} x2={`${x}%`} y1={`${top}%`} y2={`${bottom}%`} />
              <text x={`${x}%`} y={`${top}%`} dy="-9" textAnchor={end ? 'end' : 'start'}>
                <tspan className={styles.name}>{name}</tspan> {metres}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <BearingScale />
    </div>
  )
}

function BearingScale() {
  const bearings = Array.from({ length: EAST - WEST - 1 }, (_, index) => WEST + 1 + index)
  const ticks = bearings.map((bearing) => {
    const length = bearing % 10 === 0 ? 30 : bearing % 5 === 0 ? 20 : 11
    return `M${Math.round(((bearing - WEST) / (EAST - WEST)) * 2880)} 0v${length}`
  })
  return (
    <svg className={`${styles.scale} num`} aria-hidden="true">
      <svg viewBox="0 0 2880 32" preserveAspectRatio="none" width="100%" height="12">
        <path d={ticks.join('')} />
      </svg>
      {bearings
        .filter((bearing) => bearing % 10 === 0)
        .map((bearing) => (
          <text key={bearing} x={`${(((bearing - WEST) / (EAST - WEST)) * 100).toFixed(2)}%`} y="27">
            {bearing === 180 ? 'S 180°' : `${bearing}°`}
          </text>
        ))}
    </svg>
  )
}

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
