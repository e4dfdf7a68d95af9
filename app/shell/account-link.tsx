import { useAccountLink } from '../auth/use-account-link.ts'
import { PageLink } from '../page-link.tsx'

/** The way to the account in words; alone in knowing the address, so that what is around it does not render again. */
export function AccountLink({ onClick }: { onClick?: () => void }) {
  const { to, label } = useAccountLink()
  return (
    <PageLink to={to} onClick={onClick}>
      {label}
    </PageLink>
  )
}
