import { phoneLink } from '#kernel/telephone-number.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './project-form.module.css'

/** What happens after the request, and the way for those who would rather call. */
export function RequestAside() {
  const { aside, progress } = useMessages('project-request')
  const { company } = useMessages('common')
  return (
    <aside className={styles.aside}>
      <p className={`map-italic ${styles.after}`}>{aside.after}</p>
      <p className="small muted">{progress.kept}</p>
      <p className="small">
        {aside.rather} <a href={phoneLink(company.phone)}>{company.phone}</a>
        <br />
        <span className="muted num">{company.hours.join(', ')}</span>
      </p>
    </aside>
  )
}
