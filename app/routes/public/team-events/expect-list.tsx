import type { TeamEventMessages } from '#content/team-event-messages.ts'
import styles from './expect-list.module.css'

/** The four stations of the event, in the order they come. */
export function ExpectList({ points }: { points: TeamEventMessages['expect'] }) {
  return (
    <ol className={styles.list}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
  )
}
