import type { ReactNode } from 'react'
import styles from './product-page.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className="wrap grid">
        <div className="waypoint waypoint--plain">
          <h2 className={styles.sectionTitle}>{title}</h2>
        </div>
        {children}
      </div>
    </section>
  )
}
