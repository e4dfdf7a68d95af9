import type { ListPages } from '#kernel/list-page.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'

interface PaginationProps {
  pages: ListPages | null | undefined
  /** Of the list without a position; has a query. */
  address: string
}

export function Pagination({ pages, address }: PaginationProps) {
  const messages = useMessages('staff-desk').requests
  const { previous, next } = pages ?? { previous: null, next: null }
  if (!previous && !next) return null
  return (
    <p className="list-pages">
      {previous && (
        <PageLink className="go" to={`${address}&before=${previous}`}>
          <ArrowIcon back />
          {messages.previous}
        </PageLink>
      )}
      {next && (
        <PageLink className="go" to={`${address}&after=${next}`}>
          {messages.next}
          <ArrowIcon />
        </PageLink>
      )}
    </p>
  )
}
