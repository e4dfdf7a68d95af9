import { withoutGloss } from '#content/service-name.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { eventState } from './event-state.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TrailMark } from '#app/ui/pictures/trail-mark.tsx'
import styles from './month-grid.module.css'
import type { EventSegment } from './month-plan.ts'

interface MonthPieceProps {
  piece: EventSegment
  lane: number
  tabIndex: number | undefined
}

export function MonthEventSegment({ piece, lane, tabIndex }: MonthPieceProps) {
  const markOf = useTrailMark()
  const { event, opens, continues, ends } = piece
  const messages = useMessages('calendar').grid
  const state = eventState(useMessages('dates'), useLanguage(), event)
  const { serviceId, title } = event
  const common = useMessages('common')
  const mark = markOf(serviceId)
  const look = classNames(
    styles.piece,
    mark === 3 && styles.alpine,
    mark > 3 && styles.outlined,
    event.cancelled && styles.cancelled,
    !opens && styles.joined,
    continues && styles.goesOn,
    ends && mark <= 3 && styles.tip,
    opens && !continues && styles.alone,
  )
  const isAlone = opens && !continues
  const inside = (
    <>
      <i className={styles.bar} aria-hidden="true" />
      {opens && mark > 1 && <TrailMark kind={mark} />}
      <span className={classNames(!opens && 'visually-hidden')}>
        {serviceId ? withoutGloss(common, serviceId, title) : title}
      </span>
      {!opens && <span className="visually-hidden">{` ${messages.goesOn}`}</span>}
      {state && (
        <span className={classNames((isAlone ? !event.cancelled : continues || !ends) && 'visually-hidden')}>
          {` ${state}`}
        </span>
      )}
    </>
  )
  if (event.cancelled && !event.movedTo)
    return (
      <span className={look} data-lane={lane}>
        {inside}
      </span>
    )
  return (
    <PageLink
      className={look}
      to={paths.event(event.movedTo?.id ?? event.id)}
      tabIndex={tabIndex}
      data-lane={lane}
    >
      {inside}
    </PageLink>
  )
}
