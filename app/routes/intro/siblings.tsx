import type { Namespace } from '#i18n/namespaces.ts'
import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths, SURVIVAL_SLUGS, TEAM_EVENT_SLUGS } from '../../paths.ts'
import { SectionRule } from '../../ui/section-rule.tsx'
import { TrailMark } from '../../ui/trail-mark.tsx'
import { SURVIVAL_POSTERS, TEAM_EVENT_POSTERS } from './drawings.ts'
import { familyOf } from './family.ts'
import styles from './intro.module.css'

/** The other levels below a level, the other events below an event. */
export function Siblings({ namespace }: { namespace: Namespace }) {
  const { nav, survivalLevels, teamEvents } = useMessages('common')
  const family = familyOf(namespace)
  if (!family) return null
  const survival = family.kind === 'survival'
  const siblings = survival
    ? SURVIVAL_SLUGS.filter((slug) => slug !== family.slug).map((slug) => ({
        to: paths.survivalLevel(slug),
        file: SURVIVAL_POSTERS[slug].file,
        mark: SURVIVAL_POSTERS[slug].level,
        title: survivalLevels[slug],
      }))
    : TEAM_EVENT_SLUGS.filter((slug) => slug !== family.slug).map((slug) => ({
        to: paths.teamEvent(slug),
        file: TEAM_EVENT_POSTERS[slug],
        mark: undefined,
        title: teamEvents[slug],
      }))
  const title = survival ? nav.survivalTraining : nav.teamEvents
  return (
    <nav className="section section--ruled section--last" aria-label={title}>
      <div className="wrap">
        <SectionRule name={title} />
        <ul className={`${styles.siblings} ${survival ? styles.siblingsWide : ''}`}>
          {siblings.map(({ to, file, mark, title: name }) => (
            <li key={to}>
              <PageLink to={to}>
                <span className="scene">
                  <img src={file} alt="" width="640" height="800" loading="lazy" />
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
