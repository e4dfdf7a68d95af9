import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { Overview } from '#features/today/staff/today.contract.ts'
import { maySee, PART_GROUPS, partPath, type StaffPart } from '../../../staff-pages.ts'
import { waitingIn } from './staff-parts.ts'
import { usePartName } from './use-part-name.ts'
import styles from './staff-frame.module.css'

export interface PartLinksProps {
  current: StaffPart
  overview: Overview | null
  /** Null until it is known; then nothing is offered. */
  role: StaffRole | null
}

/** All parts of the back office. */
export function PartGroups({
  current,
  overview,
  role,
  onFollow,
}: PartLinksProps & { onFollow?: () => void }) {
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
