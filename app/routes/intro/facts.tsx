import type { IntroWords } from '#content/intro-words.ts'
import styles from './intro.module.css'

export function Facts({ facts }: { facts: IntroWords['facts'] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
