import { type RouteObject, redirect } from 'react-router'
import { loadDates } from '#features/calendar/site/load-dates.ts'
import type { PageEnvironment } from '#site/environment.ts'
import { type LoaderInput, page } from '#site/page.tsx'
import { courseNamespace, teamEventNamespace } from '#features/services/content/service-namespace.ts'
import { type ServiceId, SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import { paths } from '#content/paths.ts'
import type { AddedServiceData } from '#features/services/site/added-service.loader.ts'
import { leadOn } from '#features/services/site/lead-on.ts'
import { loadFirstDates } from '#features/services/site/survival/first-dates.loader.ts'
import { loadLevelTest } from '#features/services/site/survival/level-test/level-test.loader.ts'
import { ANSWERS, QUESTIONS } from '#features/services/site/survival/level-test/recommended-level.ts'

const COURSE_MESSAGES = ['survival-levels', 'dates', 'evidence', 'questions', 'course-questions'] as const
const TEAM_EVENT_MESSAGES = [
  'team-event',
  'dates',
  'questions',
  'team-event-questions',
  'team-event-request',
  'request-form',
  'day-picker',
  'evidence',
] as const

/** Of a service that owners added. */
const ADDED = {
  status: (data: AddedServiceData) => (Array.isArray(data) ? 404 : 200),
  fresh: 'five-minutes',
  indexed: (data: AddedServiceData) => !Array.isArray(data),
} as const
const addedService = () => import('#features/services/site/added-service.loader.ts')

/** Projects, courses and team events, those that owners added too. */
export const serviceRoutes: RouteObject[] = [
  page({
    path: paths.projectManagement,
    namespace: 'project-management',
    shared: ['questions', 'project-questions', 'evidence'],
    file: 'site/routes/project-management/project-management',
    indexed: true,
  }),
  page({
    path: paths.projectRequest,
    namespace: 'project-request',
    shared: ['request-form', 'attachments', 'day-picker', 'form-problems'],
    file: 'features/inquiry/site/project-request/project-request',
    loader: async (...args) =>
      (await import('#features/inquiry/site/project-request/project-request.loader.ts')).loadProjectRequest(
        ...args,
      ),
    status: ({ submission }) => submission?.status ?? 200,
    query: ['service'],
    indexed: true,
  }),
  redirectRoute('/pm-request', '/projekt-anfrage'),
  redirectRoute('/projekt-anfrage', paths.projectRequest),
  page({
    path: paths.survivalTraining,
    namespace: 'survival-training',
    shared: ['survival-levels', 'dates'],
    file: 'features/services/site/survival/survival-overview',
    loader: (environment) => loadFirstDates(environment, 2),
    fresh: 'five-minutes',
    indexed: true,
  }),
  ...SURVIVAL_COURSES.map(({ id }) =>
    page({
      path: paths.survivalLevel(id),
      namespace: courseNamespace(id),
      shared: COURSE_MESSAGES,
      file: 'features/services/site/survival/survival-level',
      loader: datesUnlessRetired(id, 3),
      fresh: 'five-minutes',
      indexed: true,
    }),
  ),
  page({
    path: paths.survivalLevel(':slug'),
    namespace: 'not-found',
    shared: COURSE_MESSAGES,
    file: 'features/services/site/survival/survival-level',
    loader: async (...args) => (await addedService()).loadAddedService('course', ...args),
    namespaceOf: (data: AddedServiceData) =>
      Array.isArray(data) ? 'not-found' : courseNamespace(data.serviceId),
    ...ADDED,
    items: 'courses',
  }),
  page({
    path: paths.levelTest,
    namespace: 'level-test',
    shared: ['survival-levels'],
    file: 'features/services/site/survival/level-test/level-test',
    loader: loadLevelTest,
    query: QUESTIONS,
    queryValues: ANSWERS,
    fresh: 'five-minutes',
    indexed: true,
  }),
  page({
    path: paths.teamEvents,
    namespace: 'team-events',
    shared: ['team-event', 'dates'],
    file: 'features/services/site/team-events/team-events',
    loader: loadDates(({ teamEvents }) => teamEvents.map(({ id }) => id), 6),
    fresh: 'five-minutes',
    indexed: true,
  }),
  ...TEAM_EVENTS.map(({ id }) =>
    page({
      path: paths.teamEvent(id),
      namespace: teamEventNamespace(id),
      shared: TEAM_EVENT_MESSAGES,
      file: 'features/services/site/team-events/team-event',
      loader: datesUnlessRetired(id, 4),
      fresh: 'five-minutes',
      indexed: true,
    }),
  ),
  page({
    path: paths.teamEvent(':slug'),
    namespace: 'not-found',
    shared: TEAM_EVENT_MESSAGES,
    file: 'features/services/site/team-events/team-event',
    loader: async (...args) => (await addedService()).loadAddedService('team-event', ...args),
    namespaceOf: (data: AddedServiceData) =>
      Array.isArray(data) ? 'not-found' : teamEventNamespace(data.serviceId),
    ...ADDED,
    items: 'team-events',
  }),
]

function datesUnlessRetired(id: ServiceId, limit: number) {
  return (environment: PageEnvironment, { url }: LoaderInput) => {
    leadOn(environment.services, id, url)
    return loadDates(() => [id], limit)(environment)
  }
}

/** 302 on the server, history replace in the browser; keeps the query (RULING 6). */
function redirectRoute(path: string, target: string): RouteObject {
  return {
    path,
    id: path,
    loader: ({ request }) => redirect(target + new URL(request.url).search),
  }
}
