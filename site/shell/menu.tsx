import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { ChevronIcon, CloseIcon, MenuIcon } from '../ui/pictures/icons.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { AccountLink } from './account-link.tsx'
import { CurrentLink } from './current-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { type NavigationEntry, navigationEntries } from './navigation-entries.ts'

const MENU_ID = 'menu'

/** Same breakpoint as in header.css. */
const WIDE = '(min-width: 1181px)'

/** Invoker commands open and close the dialog without JavaScript where supported. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: MENU_ID })

/** The browser handles focus trap, Escape and focus restore. Closes on navigation and above the breakpoint. */
export function Menu() {
  const messages = useMessages('common')
  const services = useServices()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const closeWhenWide = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <>
      <button
        type="button"
        className="icon-button burger"
        aria-haspopup="dialog"
        aria-label={messages.nav.openMenu}
        {...command('show-modal')}
        onClick={() => {
          if (!knowsCommands()) dialog.current?.showModal()
        }}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} id={MENU_ID} className="menu" aria-label={messages.nav.menu}>
        <div className="menu-bar">
          <Logo onClick={close} />
          <button
            type="button"
            className="icon-button"
            aria-label={messages.nav.closeMenu}
            {...command('close')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <nav className="menu-scroll" aria-label={messages.nav.label}>
          <ul>
            {navigationEntries(messages, services).map((entry) => (
              <Entry key={entry.to} {...entry} onFollow={close} />
            ))}
          </ul>
          <p className="menu-minor">
            <AccountLink onClick={close} />
          </p>
        </nav>
        <LanguageLinks className="menu-languages" onSelect={close} />
        <CloseOnNavigation dialog={dialog} />
      </dialog>
    </>
  )
}

/** Isolates the location subscription. */
function CloseOnNavigation({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { key } = useLocation()
  useEffect(() => {
    if (key) dialog.current?.close()
  }, [key, dialog])
  return null
}

function Entry({ label, to, note, children, onFollow }: NavigationEntry & { onFollow: () => void }) {
  const messages = useMessages('common').nav
  return (
    <li>
      <CurrentLink className="menu-entry" to={to} onClick={onFollow}>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </CurrentLink>
      {children && (
        <details>
          <summary aria-label={fill(messages.openSubmenu, { name: label })}>
            <ChevronIcon />
          </summary>
          <ul>
            {children.map((child) => (
              <li key={child.to}>
                <PageLink to={child.to} onClick={onFollow}>
                  {child.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype
}
