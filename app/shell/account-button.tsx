import { useAccountLink } from '../auth/use-account-link.ts'
import { PageLink } from '../page-link.tsx'
import { PersonIcon } from '../ui/icons.tsx'

export function AccountButton() {
  const { to, label, isSignedIn } = useAccountLink()
  return (
    <PageLink className="icon-button account" to={to} aria-label={label}>
      <PersonIcon />
      {isSignedIn && <span className="account-mark" />}
    </PageLink>
  )
}
