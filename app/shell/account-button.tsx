import { useAccountLink } from '../auth/use-account-link.ts'
import { PageLink } from '../page-link.tsx'
import { PersonIcon } from '../ui/icons.tsx'

/** Leads to the sign-in, or to the account; a rhombus says that somebody is signed in. */
export function AccountButton() {
  const { to, label, isSignedIn } = useAccountLink()
  return (
    <PageLink className="icon-button account" to={to} aria-label={label}>
      <PersonIcon />
      {isSignedIn && <span className="account-mark" />}
    </PageLink>
  )
}
