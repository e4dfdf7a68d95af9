import type { Namespace } from '#i18n/namespaces.ts'
import { SURVIVAL_SLUGS, type SurvivalSlug, TEAM_EVENT_SLUGS, type TeamEventSlug } from '../../paths.ts'
import { SURVIVAL_POSTERS } from './drawings.ts'

export type Family =
  | { kind: 'survival'; slug: SurvivalSlug; level: 1 | 2 | 3 }
  | { kind: 'team-event'; slug: TeamEventSlug }

/** The level or event that a page shows, undefined for every other page. */
export function familyOf(namespace: Namespace): Family | undefined {
  const level = SURVIVAL_SLUGS.find((slug) => namespace === `survival-${slug}`)
  if (level) return { kind: 'survival', slug: level, level: SURVIVAL_POSTERS[level].level }
  const event = TEAM_EVENT_SLUGS.find((slug) => namespace === `team-event-${slug}`)
  return event && { kind: 'team-event', slug: event }
}
