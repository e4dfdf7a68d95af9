import { SURVIVAL_COURSES } from '#content/services.ts'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { TrailMark } from '../../../ui/trail-mark.tsx'
import styles from './comparison.module.css'
import { useLevelFacts } from './use-level-facts.ts'

const ROWS = ['duration', 'group', 'distance', 'requirement', 'material', 'included', 'price'] as const

export function Comparison() {
  const { name, title, grades } = useMessages('survival-training').comparison
  const { labels } = useMessages('survival-levels')
  const { survivalLevels } = useMessages('common')
  const facts = {
    aufbruch: useLevelFacts(SURVIVAL_COURSES[0]),
    durchhaltevermoegen: useLevelFacts(SURVIVAL_COURSES[1]),
    'klarer-kompass': useLevelFacts(SURVIVAL_COURSES[2]),
  }
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        <table className={`table full ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{name}</span>
              </th>
              {SURVIVAL_COURSES.map(({ id, level }) => (
                <th key={id} scope="col">
                  <TrailMark kind={level} /> {survivalLevels[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} className={row === 'price' ? styles.price : undefined}>
                <th scope="row">{labels[row]}</th>
                {SURVIVAL_COURSES.map(({ id, level }) => (
                  <td key={id}>
                    <span className={styles.of} aria-hidden="true">
                      <TrailMark kind={level} /> {survivalLevels[id]}
                    </span>
                    <span>
                      {facts[id][row]}
                      {row === 'duration' && <small>{facts[id].hours}</small>}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="full small muted">{grades}</p>
      </div>
    </section>
  )
}
