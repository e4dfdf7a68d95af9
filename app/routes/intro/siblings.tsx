import { SURVIVAL_COURSES } from '#content/services.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths, TEAM_EVENT_SLUGS } from '../../paths.ts'
import { SectionRule } from '../../ui/section-rule.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { TrailMark } from '../../ui/trail-mark.tsx'
import { familyOf } from './family.ts'
import styles from './intro.module.css'

/** The other levels below a level, the other events below an event. */
export function Siblings({ namespace }: { namespace: Namespace }) {
  const { nav, survivalLevels, teamEvents } = useMessages('common')
  const family = familyOf(namespace)
  if (!family) return null
  const survival = family.kind === 'survival'
  const siblings = survival
    ? SURVIVAL_COURSES.filter(({ id }) => id !== family.slug).map(({ id, level }) => ({
        id,
        to: paths.survivalLevel(id),
        mark: level,
        title: survivalLevels[id],
      }))
    : TEAM_EVENT_SLUGS.filter((slug) => slug !== family.slug).map((slug) => ({
        id: slug,
        to: paths.teamEvent(slug),
        mark: undefined,
        title: teamEvents[slug],
      }))
  const title = survival ? nav.survivalTraining : nav.teamEvents
  return (
    <nav className="section section--ruled section--last" aria-label={title}>
      <div className="wrap">
        <SectionRule name={title} />
        <ul className={`${styles.siblings} ${survival ? styles.siblingsWide : ''}`}>
          {siblings.map(({ id, to, mark, title: name }) => (
            <li key={to}>
              <PageLink to={to}>
                <span className="scene">
                  <ScenePicture of={id} alt="" lazy />
                </span>
                {mark && <TrailMark kind={mark} />} {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
