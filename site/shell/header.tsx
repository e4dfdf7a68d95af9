import { type KeyboardEvent, useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { CART_BUTTON_ID } from '#features/cart/site/cart-context.ts'
import { prefetchCartPanel } from '#features/cart/site/load-cart-panel.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useAccountLink } from '../auth/use-account-link.ts'
import { useLanguage, useLanguageSwitch, useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { Badge } from '../ui/notices/badge.tsx'
import { Flag } from '../ui/pictures/flag.tsx'
import { BagIcon, ChevronIcon, PersonIcon } from '../ui/pictures/icons.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { CurrentLink } from './current-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Menu } from './menu.tsx'
import { navigationEntries, type NavigationEntry } from './navigation-entries.ts'

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

/** Without script a link to the shop. */
function CartButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const messages = useMessages('common').cart
  const language = useLanguage()
  if (!useHydrated()) {
    return (
      <PageLink className="icon-button" to={paths.shop} aria-label={messages.toShop}>
        <BagIcon />
      </PageLink>
    )
  }
  const label = count > 0 ? `${messages.open}, ${plural(language, count, messages.items)}` : messages.open
  return (
    <button
      type="button"
      id={CART_BUTTON_ID}
      className="icon-button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
      onPointerEnter={prefetchCartPanel}
      onFocus={prefetchCartPanel}
    >
      <BagIcon />
      <Badge count={count} />
    </button>
  )
}

/** Native `details`, so that it opens without JavaScript; script adds Escape and closing from outside. */
function LanguageSwitcher() {
  const messages = useMessages('common').language
  const { language, pending } = useLanguageSwitch()
  const details = useRef<HTMLDetailsElement>(null)
  const close = ({ refocus }: { refocus: boolean }) => {
    if (!details.current?.open) return
    details.current.open = false
    if (refocus) details.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className="languages"
      aria-busy={pending || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close({ refocus: true })
      }}
      onBlur={(event) => {
        // `relatedTarget` is null when the window lost the focus or nothing focusable was clicked.
        if (!event.currentTarget.contains(event.relatedTarget)) close({ refocus: false })
      }}
    >
      <summary>
        <Flag language={language} />
        <span className="language-code" aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <span className="visually-hidden">{fill(messages.current, { name: LANGUAGE_NAMES[language] })}</span>
        <ChevronIcon />
      </summary>
      <LanguageLinks className="submenu" onSelect={() => close({ refocus: true })} />
    </details>
  )
}

function Navigation() {
  const messages = useMessages('common')
  const services = useServices()
  const live = useHydrated()
  return (
    <nav className="nav" aria-label={messages.nav.label} data-live={live || undefined}>
      <ul>
        {navigationEntries(messages, services).map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      </ul>
    </nav>
  )
}

/** Opens by hover, click, touch or keyboard. Escape refocuses the button; arrow keys move through the list. */
function Entry({ label, to, children }: NavigationEntry) {
  const messages = useMessages('common').nav
  const [open, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (!children) {
    return (
      <li>
        <CurrentLink to={to}>{label}</CurrentLink>
      </li>
    )
  }

  const links = () => [...(item.current?.querySelectorAll<HTMLAnchorElement>('.submenu a') ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      // Move the focus only if it would disappear with the list.
      if (links().includes(document.activeElement as HTMLAnchorElement)) button.current?.focus()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setOpen(true)
    const all = links()
    const next = all.indexOf(document.activeElement as HTMLAnchorElement) + step
    // After the render of `setOpen`: hidden links cannot be focused.
    requestAnimationFrame(() => all[(next + all.length) % all.length]?.focus())
  }

  return (
    <li
      ref={item}
      data-open={open || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={onKeyDown}
    >
      <CurrentLink to={to} onClick={() => setOpen(false)}>
        {label}
      </CurrentLink>
      <button
        ref={button}
        type="button"
        className="nav-toggle"
        aria-expanded={open}
        aria-label={fill(messages.openSubmenu, { name: label })}
        // A mouse has opened it by its hover already: a click must not close what it is aimed at.
        onClick={({ nativeEvent }) => setOpen(!open || (nativeEvent as PointerEvent).pointerType === 'mouse')}
      >
        <ChevronIcon />
      </button>
      <ul className="submenu">
        {children.map((child) => (
          <li key={child.to}>
            <PageLink to={child.to} onClick={() => setOpen(false)}>
              {child.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
