import { missingPeople } from '#features/calendar/rules/decision.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './decision.module.css'
import type { SeasonEvent } from './staff-event.ts'

interface DecisionProps {
  event: SeasonEvent
  onAsk: (question: 'goAhead' | 'cancel') => void
}

export function Decision({ event, onAsk }: DecisionProps) {
  const { decision, event: messages, meter } = useMessages('staff')
  const language = useLanguage()
  const missing = missingPeople(event.minimumParticipants, event.people.booked, event.blocked)
  return (
    <section
      className={styles.decision}
      data-kit="panel"
      data-gap="8"
      data-raised=""
      aria-labelledby="entscheid"
    >
      <h2 id="entscheid">{decision.title}</h2>
      <p>{plural(language, missing, meter.missing)}</p>
      <p data-kit="row">
        <TrailSign size="sm" onClick={() => onAsk('goAhead')}>
          {messages.goAhead}
        </TrailSign>
        <Button onClick={() => onAsk('cancel')}>{messages.cancel}</Button>
      </p>
    </section>
  )
}
