import './pager.css'
import { PageLink } from '../../page-link.tsx'
import { ArrowIcon } from '../pictures/icons.tsx'

interface PagerProps {
  /** 1 to `pages`. */
  current: number
  pages: number
  address: (page: number) => string
  labels: { pages: string; previous: string; next: string }
}

export function Pager({ current, pages, address, labels }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={labels.pages}>
      {current > 1 && (
        <PageLink to={address(current - 1)} rel="prev" aria-label={labels.previous}>
          <ArrowIcon back />
        </PageLink>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <PageLink key={page} to={address(page)} aria-current={page === current ? 'page' : undefined}>
          {page}
        </PageLink>
      ))}
      {current < pages && (
        <PageLink to={address(current + 1)} rel="next" aria-label={labels.next}>
          <ArrowIcon />
        </PageLink>
      )}
    </nav>
  )
}
