import { BRAND } from '#features/company/content/company.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '#content/paths.ts'

export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <PageLink className="logo" to={paths.home} onClick={onClick}>
      <svg viewBox="0 0 31 21" aria-hidden="true">
        <path d="M15.5.9 29.8 10.5 15.5 20.1 1.2 10.5z" />
      </svg>
      {BRAND}
    </PageLink>
  )
}
