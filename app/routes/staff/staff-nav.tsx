import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths, type StaffView } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Overview } from './staff-answers.ts'
import styles from './staff-nav.module.css'

export type StaffPart = 'events' | StaffView

const PARTS: Record<StaffPart, string> = {
  events: paths.staff,
  requests: paths.staffPart('requests'),
  orders: paths.staffPart('orders'),
  shop: paths.staffPart('shop'),
  prices: paths.staffPart('prices'),
  people: paths.staffPart('people'),
  news: paths.staffPart('news'),
  texts: paths.staffPart('texts'),
  mails: paths.staffPart('mails'),
  missing: paths.staffPart('missing'),
  security: paths.staffPart('security'),
}

export function StaffNav({ current, overview }: { current: StaffPart; overview: Overview | null }) {
  const { parts, requests } = useMessages('staff-desk')
  const language = useLanguage()
  const { requests: open = 0, overdue = 0, mails = 0, bookings = 0, missing = 0 } = overview ?? {}
  const isLate = (part: StaffPart) => part === 'requests' && overdue > 0
  const waiting: Record<StaffPart, number> = {
    events: bookings,
    orders: 0,
    requests: open,
    shop: 0,
    prices: 0,
    people: 0,
    news: 0,
    texts: 0,
    mails,
    missing,
    security: 0,
  }
  return (
    <nav className={styles.nav} aria-label={parts.label}>
      {(Object.keys(PARTS) as StaffPart[]).map((part) => (
        <PageLink key={part} to={PARTS[part]} aria-current={part === current ? 'page' : undefined}>
          {parts[part]}
          {waiting[part] > 0 && (
            <small className={classNames('num', isLate(part) && styles.late)}>
              {isLate(part)
                ? plural(language, overdue, requests.overdue)
                : plural(language, waiting[part], parts.waiting)}
            </small>
          )}
        </PageLink>
      ))}
    </nav>
  )
}
