import { Logo } from '../ui/pictures/logo.tsx'
import { useAccountLink } from '../auth/use-account-link.ts'
import { PageLink } from '../page-link.tsx'
import { PersonIcon } from '../ui/pictures/icons.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Menu } from './menu.tsx'
import { Navigation } from './navigation.tsx'

interface HeaderProps {
  cart: { count: number; onOpen: () => void }
}

export function Header({ cart }: HeaderProps) {
  return (
    <header className="top">
      <Logo />
      <Navigation />
      <div className="tools">
        <LanguageSwitcher />
        <AccountButton />
        <CartButton {...cart} />
        <Menu />
      </div>
    </header>
  )
}

function AccountButton() {
  const { to, label, isSignedIn } = useAccountLink()
  return (
    <PageLink className="icon-button account" to={to} aria-label={label}>
      <PersonIcon />
      {isSignedIn && <span className="account-mark" />}
    </PageLink>
  )
}
