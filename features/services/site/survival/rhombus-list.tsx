import { classNames } from '#app/ui/class-names.ts'
import styles from './rhombus-list.module.css'

export function RhombusList({ items, className }: { items: string[]; className?: string | undefined }) {
  return (
    <ul className={classNames(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
