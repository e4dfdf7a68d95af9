import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import styles from './list.module.css'

interface PagesProps {
  /** From 0. */
  page: number
  more: boolean
  address: (page: number) => string
}

export function Pagination({ page, more, address }: PagesProps) {
  const { next, previous } = useMessages('staff-desk').requests
  if (page === 0 && !more) return null
  return (
    <p className={styles.pages}>
      {page > 0 && (
        <PageLink className="go" to={address(page - 1)}>
          <ArrowIcon back />
          {previous}
        </PageLink>
      )}
      {more && (
        <PageLink className="go" to={address(page + 1)}>
          {next}
          <ArrowIcon />
        </PageLink>
      )}
    </p>
  )
}
