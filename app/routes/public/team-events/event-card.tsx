import type { TeamEvent } from '#content/services.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import { francs } from './price-text.ts'
import styles from './team-events-page.module.css'

export function EventCard({ event, lazy }: { event: TeamEvent; lazy: boolean }) {
  const language = useLanguage()
  const { title, text, alt } = useMessages('team-events').events[event.id]
  const shared = useMessages('team-event')
  return (
    <article id={event.id}>
      <div className="scene framed">
        <ScenePicture of={event.id} alt={alt} lazy={lazy} glides />
      </div>
      <h2>
        <PageLink to={paths.teamEvent(event.id)} viewTransition>
          {title}
        </PageLink>
      </h2>
      <p>{text}</p>
      <p className={`num ${styles.facts}`}>
        <span>{shared.events[event.id].duration}</span>{' '}
        <span>
          {fill(shared.upTo, { n: event.flatUpTo })} <b>{francs(language, event.flatCents)}</b>
        </span>
      </p>
    </article>
  )
}
