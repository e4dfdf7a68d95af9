import { PROJECT_STAGES } from '#content/project-stages.ts'
import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import unfold from '#app/ui/layout/unfold.module.css'
import styles from './mandate.module.css'
import { stageAnchor } from './stage-anchor.ts'

export function Mandate() {
  const { mandate } = useMessages('project-management')
  const { columns, stages } = mandate
  return (
    <section id="mandat" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={mandate.label} />
        <h2 className={styles.title}>{mandate.title}</h2>
        <div className={styles.lead}>
          <p className="lead">{mandate.lead}</p>
          <p className={`muted ${styles.note}`}>{mandate.note}</p>
        </div>
        <details className={styles.details}>
          <summary className={unfold.summary}>{mandate.show}</summary>
          <div className="grid">
            <div className={`${styles.row} ${styles.columns}`} aria-hidden="true">
              <span>{columns.stage}</span>
              <span>{columns.work}</span>
              <span>{columns.result}</span>
              <span>{columns.when}</span>
            </div>
            <ol className={styles.stages}>
              {PROJECT_STAGES.map(({ id }, index) => {
                const { name, milestone, work, result, when } = stages[id]
                return (
                  <li key={id} id={stageAnchor(index)} className={styles.row}>
                    <div>
                      <h3 className="map-italic">{name}</h3>
                      <p className={styles.milestone}>{milestone}</p>
                    </div>
                    <p>{work}</p>
                    <p>
                      <span className={styles.label}>{columns.result} </span>
                      {result}
                    </p>
                    <p className={`num ${styles.when}`}>
                      <span className="visually-hidden">{columns.when}: </span>
                      {when}
                    </p>
                  </li>
                )
              })}
            </ol>
          </div>
        </details>
      </div>
    </section>
  )
}
