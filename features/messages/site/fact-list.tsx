import { Fragment } from 'react'
import styles from './fact-list.module.css'

interface FactListProps {
  label: string
  items: readonly { title: string; facts: readonly { label: string; value: string }[] }[]
}

export function FactList({ label, items }: FactListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ title, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label: fact, value }) => (
              <Fragment key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
