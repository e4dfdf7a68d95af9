import { PageLink } from '../../page-link.tsx'
import { ArrowIcon } from '../../ui/pictures/icons.tsx'
import styles from './staff-page.module.css'

/** From one record back to the list of all. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.back}>
      <PageLink className="go" to={to}>
        <ArrowIcon back />
        {children}
      </PageLink>
    </p>
  )
}
