import { type ReactNode, useId } from 'react'
import styles from './telephone.module.css'

/** A numbered block of the sheet. */
export function SheetBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
