import { SURVIVAL_COURSES } from '#content/services.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { type SurvivalSlug, TEAM_EVENT_SLUGS, type TeamEventSlug } from '../../paths.ts'

export type Family =
  | { kind: 'survival'; slug: SurvivalSlug; level: 1 | 2 | 3 }
  | { kind: 'team-event'; slug: TeamEventSlug }

/** The level or event that a page shows, undefined for every other page. */
export function familyOf(namespace: Namespace): Family | undefined {
  const course = SURVIVAL_COURSES.find(({ id }) => namespace === `survival-${id}`)
  if (course) return { kind: 'survival', slug: course.id, level: course.level }
  const event = TEAM_EVENT_SLUGS.find((slug) => namespace === `team-event-${slug}`)
  return event && { kind: 'team-event', slug: event }
}
