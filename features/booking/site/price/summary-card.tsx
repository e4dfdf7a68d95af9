import type { ReactNode } from 'react'
import type { ServiceId } from '#features/services/content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useLanguage } from '#site/language/language.tsx'
import { CHAM } from '#site/ui/pictures/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '#site/ui/pictures/plan.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import styles from './summary-card.module.css'

interface PlateProps {
  label: string
  service: ServiceId | null
  event: CalendarEvent | null
  children: ReactNode
  sign?: ReactNode
}

export function SummaryCard({ label, service, event, children, sign }: PlateProps) {
  const language = useLanguage()
  const nameOf = useServiceName()
  const own = service === 'none' ? null : service
  const title = event?.title ?? (own && nameOf(own))
  return (
    <aside className={styles.aside} aria-label={label}>
      <div className={`${styles.scene} no-print`}>
        {own ? (
          <ScenePicture of={own} alt="" glides />
        ) : (
          <Plan viewBox="180 60 560 350">
            <MapRhombus {...CHAM} size={16} />
            <MapName x={CHAM.x + 26} y={CHAM.y - 14}>
              Cham
            </MapName>
          </Plan>
        )}
      </div>
      <div className={styles.plate}>
        {title && <h2>{title}</h2>}
        {event && <p className="small muted num">{`${eventDays(language, event)}, ${event.place}`}</p>}
        {children}
      </div>
      {sign}
    </aside>
  )
}
