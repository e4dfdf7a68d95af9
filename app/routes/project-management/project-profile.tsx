import { PROJECT_STAGES } from '#content/project-stages.ts'
import { useMessages } from '#app/language/language.tsx'
import { MapRhombus } from '#app/ui/pictures/plan.tsx'
import { stageAnchor } from './stage-anchor.ts'
import styles from './project-profile.module.css'

const across = (x: number) => `${((x / 1440) * 100).toFixed(2)}%`
const down = (y: number) => `${((y / 352) * 100).toFixed(2)}%`

/** The terrain is one cached file; labels are HTML in percent of the same box, so that they keep their size. */
export function ProjectProfile() {
  const { profile, mandate } = useMessages('project-management')
  return (
    <nav className={styles.scroller} aria-label={profile.label}>
      <div className={styles.sheet}>
        <svg viewBox="0 0 1440 352" role="img" aria-label={profile.alt}>
          <use href="/scenes/project-profile.svg#profile" />
        </svg>
        <svg className={styles.names}>
          {PROJECT_STAGES.map(({ id, metres, x, y }, index) => (
            <g key={id} textAnchor={index === 0 ? 'start' : 'middle'}>
              <line x1={across(x)} x2={across(x)} y1={down(y)} y2="100%" />
              <svg x={across(x)} y={down(y)} aria-hidden="true">
                <MapRhombus x={0} y={0} size={13} />
                <text className={styles.milestone} x={index === 0 ? -13 : 0} y="-38">
                  {mandate.stages[id].milestone}
                </text>
                <text className={`num ${styles.metres}`} x={index === 0 ? -13 : 0} y="-19">
                  {`${metres} m`}
                </text>
              </svg>
              <svg x={across(x)} y="100%">
                <a href={`#${stageAnchor(index)}`}>
                  <rect x={index === 0 ? -20 : -62} y="4" width="124" height="44" />
                  <text className={styles.stage} x={index === 0 ? -13 : 0} y="31">
                    {mandate.stages[id].name}
                  </text>
                </a>
              </svg>
            </g>
          ))}
        </svg>
      </div>
    </nav>
  )
}
