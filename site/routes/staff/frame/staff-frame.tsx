import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#content/paths.ts'
import { mayDo, type StaffRole } from '#features/account/roles/permissions.ts'
import { SearchField } from '#features/search/staff/search-field.tsx'
import type { Overview } from '#features/today/staff/today.contract.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { AccountLink } from '../../../shell/account-link.tsx'
import { LanguageLinks } from '../../../shell/language-links.tsx'
import { maySee, PART_GROUPS, partPath, type StaffPart } from '../../../staff-pages.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Logo } from '../../../ui/pictures/logo.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { StaffKeys } from '../keys/staff-keys.tsx'
import { usePartName } from './use-part-name.ts'
import styles from './staff-frame.module.css'
import ticks from './ticks.module.css'

/** At the foot of a phone, before the search, the telephone and "more". */
const PHONE_PARTS: readonly StaffPart[] = ['today', 'events']

/** Open items of a part. */
function waitingIn(part: StaffPart, overview: Overview | null): number {
  if (!overview) return 0
  if (part === 'requests') return overview.requests
  if (part === 'events') return overview.bookings
  if (part === 'mails') return overview.mails
  if (part === 'invoices') return overview.invoices
  return part === 'missing' ? overview.missing : 0
}

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

/** The way through the back office on a phone: what is used most, and a sheet with everything. */
function PhoneBar({ children, ...nav }: PartLinksProps & { children: ReactNode }) {
  const { parts } = useMessages('staff-desk')
  const nameOf = usePartName()
  const { close } = useMessages('staff').dialog
  const { phone: short } = useMessages('staff-telephone').who
  const { pathname } = useLocation()
  const isCalling = pathname.startsWith(staffPaths.telephone())
  const [isOpen, setIsOpen] = useState(false)
  const hasFollowed = useRef(false)
  useEffect(() => {
    if (isOpen || !hasFollowed.current) return
    hasFollowed.current = false
    // A closed dialog gives the focus back to "more", which is the end of the page.
    document.getElementById('inhalt')?.focus({ preventScroll: true })
  }, [isOpen])
  const follow = () => {
    hasFollowed.current = true
    setIsOpen(false)
  }
  const { role } = nav
  const offered = PHONE_PARTS.filter((part) => role && maySee(role, part))
  const isElsewhere = !isCalling && !offered.includes(nav.current)
  return (
    <nav className={styles.phone} aria-label={parts.short}>
      {offered.map((part) => (
        <PageLink
          key={part}
          to={partPath(part)}
          aria-current={!isCalling && part === nav.current ? 'page' : undefined}
        >
          {nameOf(part)}
        </PageLink>
      ))}
      {role && <SearchField role={role} className="" isShort />}
      {role && mayDo(role, 'bookings') && (
        <PageLink to={staffPaths.telephone()} aria-current={isCalling ? 'page' : undefined}>
          {short}
        </PageLink>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        data-current={isElsewhere || undefined}
        onClick={() => setIsOpen(true)}
      >
        {parts.more}
      </button>
      {isOpen && (
        <Modal title={parts.label} close={close} onClose={() => setIsOpen(false)}>
          <div className={styles.sheet}>
            <PartGroups {...nav} onFollow={follow} />
            <div className={styles.foot}>{children}</div>
          </div>
        </Modal>
      )}
    </nav>
  )
}

interface PartLinksProps {
  current: StaffPart
  overview: Overview | null
  /** Null until it is known; then nothing is offered. */
  role: StaffRole | null
}

/** All parts of the back office. */
function PartGroups({ current, overview, role, onFollow }: PartLinksProps & { onFollow?: () => void }) {
  const nameOf = usePartName()
  const offered = PART_GROUPS.map((group) => group.filter((part) => role && maySee(role, part)))
  return offered
    .filter((group) => group.length > 0)
    .map((group) => (
      <ul key={group[0]}>
        {group.map((part) => (
          <li key={part}>
            <PageLink
              to={partPath(part)}
              aria-current={part === current ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
            >
              {nameOf(part)}
              <Waiting part={part} overview={overview} />
            </PageLink>
          </li>
        ))}
      </ul>
    ))
}

function Waiting({ part, overview }: { part: StaffPart; overview: Overview | null }) {
  const { parts, requests } = useMessages('staff-desk')
  const language = useLanguage()
  const count = waitingIn(part, overview)
  if (count === 0) return null
  const late = part === 'requests' ? (overview?.overdue ?? 0) : 0
  return (
    <>
      <span className={classNames('num', styles.count, late > 0 && styles.late)} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">
        {late > 0 ? plural(language, late, requests.overdue) : plural(language, count, parts.waiting)}
      </span>
    </>
  )
}
