import { classNames } from '#site/ui/class-names.ts'
import styles from './point-list.module.css'

interface PointListProps {
  points: readonly { title: string; text: string }[]
  /** Numbers instead of rhombi, for a drawing that has the same. */
  numbered?: boolean
}

/** Points in their order, in as many columns as fit. */
export function PointList({ points, numbered }: PointListProps) {
  return (
    <ol className={classNames(styles.list, numbered && styles.numbered, points.length > 4 && styles.many)}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
  )
}
