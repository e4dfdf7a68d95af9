import { serviceIds } from '#features/services/content/services.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { Chip } from '#site/ui/chip.tsx'
import type { TrailMarkKind } from '#site/ui/pictures/trail-mark.tsx'
import {
  type CalendarAddress,
  type CalendarView,
  calendarPath,
  type ServiceFilter,
} from './calendar-address.ts'
import type { CalendarData } from './calendar.loader.ts'
import styles from './calendar-page.module.css'
import { MonthNav } from './month-nav.tsx'

/** Links, so that it works without JavaScript and the URL keeps the choice. */
export function CalendarBar({ data }: { data: CalendarData }) {
  const { address } = data
  const messages = useMessages('calendar')
  return (
    <div className={`${styles.bar} no-print row`}>
      <nav className={styles.chips} aria-label={messages.filter.label}>
        <Filters address={address} />
      </nav>
      <nav className={styles.views} aria-label={messages.view.label}>
        {(['list', 'month'] satisfies CalendarView[]).map((view) => (
          <PageLink
            key={view}
            to={calendarPath({ ...address, after: null, view })}
            preventScrollReset
            aria-current={address.view === view ? 'true' : undefined}
          >
            {messages.view[view]}
          </PageLink>
        ))}
      </nav>
      {address.view === 'list' && <MonthNav data={data} />}
    </div>
  )
}

function Filters({ address }: { address: CalendarAddress }) {
  const messages = useMessages('calendar').filter
  const { nav } = useMessages('common')
  const nameOf = useServiceName()
  const markOf = useTrailMark()
  const { service } = address
  const one = serviceIds(useServices()).find((id) => id === service)
  const filters: { filter: ServiceFilter | null; name: string; mark?: TrailMarkKind }[] = [
    { filter: null, name: messages.all },
    { filter: 'survival', name: nav.survivalTraining, mark: 1 },
    { filter: 'team', name: nav.teamEvents, mark: 4 },
    { filter: 'info', name: messages.info, mark: 5 },
    ...(one ? [{ filter: one, name: nameOf(one), mark: markOf(one) }] : []),
  ]
  return filters.map(({ filter, name, mark }) => (
    <Chip
      key={filter}
      to={calendarPath({ ...address, after: null, service: filter })}
      current={service === filter}
      preventScrollReset
      {...(mark && { mark })}
    >
      {name}
    </Chip>
  ))
}
