import { useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { CHAM, RIGI } from '#site/ui/pictures/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '#site/ui/pictures/plan.tsx'
import type { LocalisedPerson, MemberId } from '#features/company/content/people.ts'
import { Picture } from '#features/pictures/site/picture.tsx'
import { fill } from '#i18n/format.ts'
import bearingMapStyles from './member.module.css'
import styles from './team-page.module.css'

const SUMMITS: Record<MemberId, Summit> = {
  founder: { ...RIGI, name: 'Rigi Kulm', viewBox: '34 70 880 1100', lake: { x: 455, y: 330 } },
  coFounder: { x: 776, y: 533, name: 'Zugerberg', viewBox: '330 64 560 700', lake: { x: 430, y: 330 } },
}

/** Half of a half of the page; on phones its whole width. */
const SIZES = '(max-width: 760px) 100vw, 320px'

/** A portrait, or until there is one the map with the member's favourite bearing. */
export function Member({ id }: { id: MemberId }) {
  const team = useMessages('team')
  const { name, portrait, role, biography, profileUrl } = team.people[id]
  const messages = team.members[id]
  const roleName = role ?? messages.role
  const summit = SUMMITS[id]
  return (
    <article id={id} className={styles.member}>
      <div className={`framed ${styles.picture}`}>
        {portrait ? (
          <Picture of={portrait} shape="4:5" sizes={SIZES} eager />
        ) : (
          <BearingMap summit={summit} alt={messages.mapAlt} isWide={id === 'founder'} />
        )}
      </div>
      <div>
        <h2>{name ?? roleName}</h2>
        {name && <p className={styles.role}>{roleName}</p>}
        <p className={styles.training}>{messages.training}</p>
        <p>{biography ?? messages.text}</p>
        {profileUrl && <ArrowLink to={profileUrl}>{team.profile}</ArrowLink>}
      </div>
      <dl className={styles.rows}>
        <Career of={team.people[id]} />
        <div>
          <dt>{team.askFor}</dt>
          <dd>{messages.askFor}</dd>
        </div>
        <div>
          <dt>{team.bearing}</dt>
          <dd className="num">
            {fill(team.fromCham, { summit: summit.name, degrees: bearing(CHAM, summit) })}
          </dd>
        </div>
      </dl>
    </article>
  )
}

/** Other members of the team, with the facts that are published. */
export function FurtherMember({ of: person }: { of: LocalisedPerson & { id: string } }) {
  const team = useMessages('team')
  const { id, name, portrait, role, biography, profileUrl, qualifications, since, languages } = person
  const hasCareer = qualifications.length > 0 || since !== null || languages !== null
  return (
    <article id={id} className={classNames(styles.member, !portrait && styles.unseen)}>
      {portrait && (
        <div className={`framed ${styles.picture}`}>
          <Picture of={portrait} shape="4:5" sizes={SIZES} />
        </div>
      )}
      <div>
        <h2>{name}</h2>
        {role && <p className={styles.role}>{role}</p>}
        {biography && <p className={styles.life}>{biography}</p>}
        {profileUrl && <ArrowLink to={profileUrl}>{team.profile}</ArrowLink>}
      </div>
      {hasCareer && (
        <dl className={styles.rows}>
          <Career of={person} />
        </dl>
      )}
    </article>
  )
}

function Career({ of: { qualifications, since, languages } }: { of: LocalisedPerson }) {
  const team = useMessages('team')
  return (
    <>
      {qualifications.length > 0 && (
        <div>
          <dt>{team.qualifications}</dt>
          <dd>
            {qualifications.map((text) => (
              <p key={text} className="num">
                {text}
              </p>
            ))}
          </dd>
        </div>
      )}
      {since && (
        <div>
          <dt>{team.experience}</dt>
          <dd className="num">{fill(team.since, { year: since })}</dd>
        </div>
      )}
      {languages && (
        <div>
          <dt>{team.languages}</dt>
          <dd>{languages}</dd>
        </div>
      )}
    </>
  )
}

interface Point {
  x: number
  y: number
}

/** Whole degrees clockwise from north; y grows southwards. */
export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
  return Math.round((degrees + 360) % 360) % 360
}

interface Summit {
  x: number
  y: number
  name: string
  /** 4:5, from Cham to the summit. */
  viewBox: string
  lake: { x: number; y: number }
}

/** A landscape frame shows the end with the summit. */
function BearingMap({ summit, alt, isWide }: { summit: Summit; alt: string; isWide: boolean }) {
  const { x, y, name, viewBox, lake } = summit
  return (
    <Plan
      viewBox={viewBox}
      alt={alt}
      align="xMidYMax"
      className={isWide ? bearingMapStyles.wide : bearingMapStyles.near}
    >
      <MapName kind="water" {...lake}>
        Zugersee
      </MapName>
      <path className={bearingMapStyles.line} d={`M${CHAM.x} ${CHAM.y}L${x} ${y}`} />
      <MapRhombus {...CHAM} size={isWide ? 22 : 15} />
      <MapName x={CHAM.x + 30} y={CHAM.y + 8}>
        Cham
      </MapName>
      <MapRhombus x={x} y={y} size={isWide ? 22 : 15} />
      <MapName x={isWide ? x + 32 : x - 24} y={y + 8} end={!isWide}>
        {name}
      </MapName>
    </Plan>
  )
}
