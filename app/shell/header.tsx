import { useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'
import { PersonIcon } from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Menu } from './menu.tsx'
import { Navigation } from './navigation.tsx'

interface HeaderProps {
  cart: { count: number; onOpen: () => void }
}

export function Header({ cart }: HeaderProps) {
  const words = useMessages('common')
  return (
    <header className="top">
      <Logo />
      <Navigation />
      <div className="tools">
        <LanguageSwitcher />
        <PageLink className="icon-button account" to={paths.login} aria-label={words.nav.login}>
          <PersonIcon />
        </PageLink>
        <CartButton {...cart} />
        <Menu />
      </div>
    </header>
  )
}
