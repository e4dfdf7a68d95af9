import { type KeyboardEvent, useRef, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { ChevronIcon } from '../ui/pictures/icons.tsx'
import { CurrentLink } from './current-link.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { type NavigationEntry, navigationEntries } from './navigation-entries.ts'
import { useHydrated } from '../use-hydrated.ts'

export function Navigation() {
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
