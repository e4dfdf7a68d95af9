import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './survival-overview.module.css'

export function Transfer() {
  const { name, title, outside, inside, pairs } = useMessages('survival-training').transfer
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        <table className={styles.transfer}>
          <thead>
            <tr>
              <th scope="col">{outside}</th>
              <th scope="col">{inside}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={pair.outside}>
                <th scope="row">{pair.outside}</th>
                <td>{pair.inside}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
