import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { labelled } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PhoneFold } from '#app/ui/layout/phone-fold.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { PointList } from './point-list.tsx'
import styles from './event-take.module.css'
import page from './event-layout.module.css'

interface EventTakeProps {
  messages: TeamEventMessages
  /** False where the event's day shows it. */
  withExpect: boolean
}

export function EventTake({ messages, withExpect }: EventTakeProps) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  return (
    <section className="section">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.take} />
        </div>
        <div className={page.title}>
          <h2>{messages.take.title}</h2>
          <p className="muted">{labelled(language, shared.facts.focus, messages.focus)}</p>
        </div>
        <ul className={styles.features}>
          {messages.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {withExpect && (
          <div className="full">
            <PhoneFold title={shared.expect} className={page.part}>
              <PointList points={messages.expect} />
            </PhoneFold>
          </div>
        )}
      </div>
    </section>
  )
}
