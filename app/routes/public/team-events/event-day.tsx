import type { TeamEvent } from '#content/services.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './event-day.module.css'
import { OwnPart } from './own/own-part.tsx'
import page from './team-event-page.module.css'

export function EventDay({ event, messages }: { event: TeamEvent; messages: TeamEventMessages }) {
  const shared = useMessages('team-event')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.schedule.rule} />
        </div>
        <h2 className={page.title}>{messages.schedule.title}</h2>
        <div className="full">
          <OwnPart id={event.id} messages={messages} />
          <p className={`small muted ${styles.note}`}>{shared.schedule.note}</p>
          <blockquote className={`map-italic ${styles.quote}`}>{messages.quote}</blockquote>
        </div>
      </div>
    </section>
  )
}
