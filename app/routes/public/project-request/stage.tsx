import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './project-form.module.css'
import { REQUEST_STAGES, type StageId, stageAnchor } from './project-stages.ts'

export function Stage({ id, children }: { id: StageId; children: ReactNode }) {
  const { stage, stages } = useMessages('project-request')
  const index = REQUEST_STAGES.findIndex((each) => each.id === id)
  const anchor = stageAnchor(index)
  return (
    <section className={styles.stage} id={anchor} aria-labelledby={`${anchor}-name`} data-stage={id}>
      <header>
        <h2 id={`${anchor}-name`}>{stages[id].name}</h2>
        <span className="small muted num">{fill(stage, { n: index + 1 })}</span>
      </header>
      <p className="muted">{stages[id].text}</p>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
