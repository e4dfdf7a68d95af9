import type { ReactNode } from 'react'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import page from './event-layout.module.css'

interface EventDayProps {
  messages: TeamEventMessages
  /** What only this event has, and its programme. */
  day: ReactNode
}

export function EventDay({ messages, day }: EventDayProps) {
  const shared = useMessages('team-event')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.schedule.rule} />
        </div>
        <h2 className={page.title}>{messages.schedule.title}</h2>
        <blockquote className={`map-italic ${page.quote}`}>{messages.quote}</blockquote>
        <div className="full">
          {day}
          <p className="small muted">{shared.schedule.note}</p>
        </div>
      </div>
    </section>
  )
}
