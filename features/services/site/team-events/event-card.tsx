import { serviceGloss, textsOfService } from '#content/service-name.ts'
import type { TeamEvent } from '#content/services.ts'
import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ScenePicture } from '#app/ui/pictures/scene-picture.tsx'
import styles from './team-events-page.module.css'

export function EventCard({ event }: { event: TeamEvent }) {
  const common = useMessages('common')
  const { title, alt } = textsOfService(useMessages('team-events').events, event.id)
  const { duration } = textsOfService(useMessages('team-event').events, event.id)
  const gloss = serviceGloss(common, event.id)
  return (
    <article id={event.id}>
      <div className="scene framed">
        <ScenePicture of={event.id} alt={alt} glides />
      </div>
      <h2>
        <PageLink to={paths.teamEvent(event.id)} viewTransition>
          {title}
        </PageLink>
      </h2>
      {gloss && <p className={`map-italic ${styles.gloss}`}>{gloss}</p>}
      <p className="small muted">{duration}</p>
    </article>
  )
}
