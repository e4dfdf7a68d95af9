import { serviceName } from '#content/service-name.ts'
import type { ServiceId } from '#content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ScenePicture } from '#app/ui/pictures/scene-picture.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './other-events.module.css'

export function OtherEvents({ than }: { than: ServiceId }) {
  const common = useMessages('common')
  const { teamEvents } = useServices()
  const { others } = useMessages('team-event')
  return (
    <nav className={`section section--ruled section--last ${styles.others}`} aria-label={others}>
      <div className="wrap">
        <SectionRule name={others} />
        <ul>
          {teamEvents
            .filter(({ id }) => id !== than)
            .map(({ id }) => (
              <li key={id}>
                <PageLink to={paths.teamEvent(id)} viewTransition>
                  <span className="scene">
                    <ScenePicture of={id} alt="" lazy glides />
                  </span>
                  {serviceName(common, id)}
                </PageLink>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  )
}
