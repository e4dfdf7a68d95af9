import { paths, SURVIVAL_SLUGS, TEAM_EVENT_SLUGS } from '#app/paths.ts'

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
    ...SURVIVAL_SLUGS.map(paths.survivalLevel),
    paths.levelTest,
    ...TEAM_EVENT_SLUGS.map(paths.teamEvent),
    paths.newsletter,
    paths.myData,
    paths.privacy,
    paths.imprint,
    paths.success,
    paths.login,
  ]),
]
