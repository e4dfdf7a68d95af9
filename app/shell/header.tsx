import { Logo } from '../ui/logo.tsx'
import { AccountButton } from './account-button.tsx'
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
