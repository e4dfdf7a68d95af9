import { paths } from '#content/paths.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'

/** One per template, for slow tests. */
export const TEMPLATE_ROUTES = [
  paths.home,
  paths.projectManagement,
  paths.survivalTraining,
  paths.survivalLevel('durchhaltevermoegen'),
  paths.teamEvents,
  paths.teamEvent('feuer-und-fokus'),
  paths.philosophy,
  paths.team,
  paths.contact,
  paths.terms,
  paths.news,
  paths.article('statussitzungen-im-stehen'),
  paths.calendar,
  paths.shop,
  paths.product('peilkompass'),
  paths.booking,
] as const

export const CONTENT_ROUTES: readonly string[] = [
  ...new Set([
    ...TEMPLATE_ROUTES,
    paths.projectRequest,
    paths.teamEventRequest,
    ...SURVIVAL_COURSES.map(({ id }) => paths.survivalLevel(id)),
    paths.levelTest,
    ...TEAM_EVENTS.map(({ id }) => paths.teamEvent(id)),
    paths.newsletter,
    paths.myData,
    paths.privacy,
    paths.imprint,
    paths.success,
    paths.login,
  ]),
]
