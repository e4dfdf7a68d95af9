import { useAccountLink } from '../auth/use-account-link.ts'
import { PageLink } from '../page-link.tsx'

export function AccountLink({ onClick }: { onClick?: () => void }) {
  const { to, label } = useAccountLink()
  return (
    <PageLink to={to} onClick={onClick}>
      {label}
    </PageLink>
  )
}
