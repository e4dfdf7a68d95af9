import { fill } from '#i18n/format.ts'
import type { Messages } from '#content/team/de.ts'
import { useMessages } from '../../../language/language.tsx'
import { CHAM } from '../../../ui/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '../../../ui/plan.tsx'
import { bearing } from './bearing.ts'
import styles from './team-page.module.css'

interface MemberProps {
  name: string | null
  messages: Messages['members']['founder']
  summit: { x: number; y: number; name: string; metres: number }
  viewBox: string
  lake: { x: number; y: number }
}

export function Member({ name, messages, summit, viewBox, lake }: MemberProps) {
  const team = useMessages('team')
  const { x, y } = summit
  return (
    <article className={styles.member}>
      <figure>
        <div className={`framed ${styles.map}`}>
          <Plan viewBox={viewBox} alt={messages.mapAlt}>
            <MapName kind="water" {...lake}>
              Zugersee
            </MapName>
            <path className={styles.line} d={`M${CHAM.x} ${CHAM.y}L${x} ${y}`} />
            <MapRhombus x={x} y={y} />
            <MapName x={x + 24} y={y + 6}>
              {summit.name}
              <tspan className="map-village" x={x + 24} dy="1.1em">
                {summit.metres}
              </tspan>
            </MapName>
          </Plan>
        </div>
        <figcaption>
          <span>{team.schematic}</span>
        </figcaption>
      </figure>
      <h2>{name ?? messages.role}</h2>
      {name && <p className={styles.role}>{messages.role}</p>}
      <p className="muted">{messages.training}</p>
      <p className={styles.text}>{messages.text}</p>
      <dl>
        <div>
          <dt>{team.askFor}</dt>
          <dd>{messages.askFor}</dd>
        </div>
        <div>
          <dt>{team.bearing}</dt>
          <dd>
            <b className="num">
              {summit.name}, {fill(team.fromCham, { degrees: bearing(CHAM, summit) })}.
            </b>{' '}
            {messages.summit}
          </dd>
        </div>
      </dl>
    </article>
  )
}
