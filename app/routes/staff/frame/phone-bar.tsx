import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { mayDo } from '#features/account/roles/permissions.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Modal } from '../dialogs/modal.tsx'
import { SearchField } from '#features/search/staff/search-field.tsx'
import { PartGroups, type PartLinksProps } from './part-groups.tsx'
import { maySee, partPath } from '../../../staff-pages.ts'
import { PHONE_PARTS } from './staff-parts.ts'
import { usePartName } from './use-part-name.ts'
import styles from './staff-frame.module.css'

/** The way through the back office on a phone: what is used most, and a sheet with everything. */
export function PhoneBar({ children, ...nav }: PartLinksProps & { children: ReactNode }) {
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
