import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { StageState } from './progress.ts'
import { REQUEST_STAGES, type StageId, stageAnchor } from './project-stages.ts'
import styles from './progress-trail.module.css'

interface ProgressTrailProps {
  states: Record<StageId, StageState>
  here: StageId | null
}

export function ProgressTrail({ states, here }: ProgressTrailProps) {
  const { progress, stages, stage } = useMessages('project-request')
  const language = useLanguage()
  const done = Object.values(states).filter((state) => state === 'done').length
  return (
    <nav className={styles.trail} aria-label={progress.label}>
      <p className={styles.count}>{plural(language, done, progress.count)}</p>
      <ol>
        {REQUEST_STAGES.map(({ id, metres }, index) => (
          <li key={id} className={classNames(styles[states[id]], id === here && styles.here)}>
            <a href={`#${stageAnchor(index)}`} aria-current={id === here ? 'step' : undefined}>
              <i aria-hidden="true">{index + 1}</i>
              <span className={styles.name}>
                <span className="visually-hidden">{`${fill(stage, { n: index + 1 })}: `}</span>
                {stages[id].name}
                <span className="visually-hidden">{`, ${progress[states[id]]}`}</span>
              </span>
              <span className={`num ${styles.metres}`} aria-hidden="true">
                {`${metres}\u00a0m`}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className={`small muted ${styles.kept}`}>{progress.kept}</p>
    </nav>
  )
}
