import type { TeamEvent } from '#content/services.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './team-event-page.module.css'

export function EventTake({ event, messages }: { event: TeamEvent; messages: TeamEventMessages }) {
  const shared = useMessages('team-event')
  return (
    <section className="section">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.about} />
        </div>
        <h2 className={styles.title}>{messages.about.title}</h2>
        <p className={`lead ${styles.main}`}>{messages.about.text}</p>
        <dl className={styles.side}>
          <dt>{shared.facts.target}</dt>
          <dd>{shared.events[event.id].target}</dd>
          <dt>{shared.facts.focus}</dt>
          <dd>{messages.focus}</dd>
        </dl>
        <ul className={styles.features}>
          {messages.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
