import { classNames } from '../../../ui/class-names.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '#content/paths.ts'
import { AccountLink } from '../../../shell/account-link.tsx'
import { LanguageLinks } from '../../../shell/language-links.tsx'
import { Logo } from '../../../ui/pictures/logo.tsx'
import { StaffKeys } from '../keys/staff-keys.tsx'
import { SearchField } from '#features/search/staff/search-field.tsx'
import { PartGroups, type PartLinksProps } from './part-groups.tsx'
import { PhoneBar } from './phone-bar.tsx'
import styles from './staff-frame.module.css'
import ticks from './ticks.module.css'

/** @param nav null while nobody is signed in who may use the back office */
export function StaffFrame({ nav, children }: { nav: PartLinksProps | null; children: ReactNode }) {
  const { parts } = useMessages('staff-desk')
  const rail = useRef<HTMLElement>(null)
  const current = nav?.role && nav.current
  useEffect(() => {
    // In a low window the rail scrolls.
    if (current) rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div className={classNames('office', styles.frame, ticks.ink)}>
      <aside className={styles.rail}>
        <Logo />
        {nav && (
          <nav ref={rail} aria-label={parts.label}>
            <PartGroups {...nav} />
          </nav>
        )}
        <div className={styles.foot}>
          <FrameLinks role={nav?.role ?? null} />
          {nav?.role && <StaffKeys role={nav.role} className={styles.keys ?? ''} />}
        </div>
      </aside>
      <div className={styles.side}>
        <header className={styles.bar}>
          <Logo />
          {nav?.role && <SearchField role={nav.role} className={styles.find ?? ''} />}
          <AccountLink />
        </header>
        <main id="inhalt" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      {nav && (
        <PhoneBar {...nav}>
          <FrameLinks role={nav.role} />
        </PhoneBar>
      )}
    </div>
  )
}

/** What leads out of the back office, and its language. */
function FrameLinks({ role }: Pick<PartLinksProps, 'role'>) {
  const messages = useMessages('staff-roles')
  const { website } = useMessages('staff-desk').parts
  return (
    <>
      <PageLink to={paths.home}>{website}</PageLink>
      <AccountLink />
      {role && <small className="muted">{fill(messages.role, { role: messages.roles[role].name })}</small>}
      <LanguageLinks className={styles.languages ?? ''} />
    </>
  )
}
