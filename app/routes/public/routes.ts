import type { RouteObject } from 'react-router'
import { LEGAL_DOCUMENTS } from '#content/legal-document-ids.ts'
import { loadDates } from '../../calendar/load-dates.ts'
import { redirectRoute } from '../../redirect-route.ts'
import type { PageEnvironment } from '../../environment.ts'
import { type LoaderInput, page } from '../../page.tsx'
import { courseNamespace, teamEventNamespace } from '#content/service-namespace.ts'
import { type ServiceId, SURVIVAL_COURSES, TEAM_EVENTS } from '#content/services.ts'
import { paths } from '../../paths.ts'
import { loadSubmission } from '../../form/load-submission.ts'
import { BOOKING_QUERY } from './booking/booking-query.ts'
import { CALENDAR_QUERY } from './calendar/calendar-query.ts'
import { eventHead } from './calendar/event-head.ts'
import type { EventData } from './calendar/event.loader.ts'
import { devUiRoute } from './dev/dev-ui-route.tsx'
import { loadHome } from './home/home.loader.ts'
import { articleHead } from './news/article-head.ts'
import { loadArticle, loadNews } from './news/news.loader.ts'
import { versionHead } from './legal/version-head.ts'
import { loadContactSent } from './contact/contact-sent.loader.ts'
import { loadSignUp, loadSubscriber } from './newsletter/newsletter.loader.ts'
import { loadSuggestions } from './not-found/not-found.loader.ts'
import type { ProductData } from './product/product.loader.ts'
import { productHead } from './product/product-head.ts'
import { loadSearch } from './search/search.loader.ts'
import type { AddedServiceData } from './services/added-service.loader.ts'
import { leadOn } from './services/lead-on.ts'
import { loadShop } from './shop/shop.loader.ts'
import { loadFirstDates } from './survival/first-dates.loader.ts'
import { loadLevelTest } from './survival/level-test/level-test.loader.ts'
import { ANSWERS, QUESTIONS } from './survival/level-test/recommended-level.ts'
import { loadSuccess } from './success/success.loader.ts'

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
const addedService = () => import('./services/added-service.loader.ts')

export const publicRoutes: RouteObject[] = [
  page({
    path: paths.home,
    namespace: 'home',
    shared: ['dates', 'contact-form', 'attachments', 'evidence'],
    file: 'public/home/home',
    loader: loadHome,
    fresh: 'five-minutes',
    compression: 'best',
    indexed: true,
  }),
  page({
    path: paths.projectManagement,
    namespace: 'project-management',
    shared: ['questions', 'project-questions', 'evidence'],
    file: 'public/project-management/project-management',
    indexed: true,
  }),
  page({
    path: paths.projectRequest,
    namespace: 'project-request',
    shared: ['request-form', 'attachments', 'day-picker', 'form-problems'],
    file: 'public/project-request/project-request',
    loader: async (...asked) =>
      (await import('./project-request/project-request.loader.ts')).loadProjectRequest(...asked),
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
    file: 'public/survival/survival-overview',
    loader: (environment) => loadFirstDates(environment, 2),
    fresh: 'five-minutes',
    indexed: true,
  }),
  ...SURVIVAL_COURSES.map(({ id }) =>
    page({
      path: paths.survivalLevel(id),
      namespace: courseNamespace(id),
      shared: COURSE_MESSAGES,
      file: 'public/survival/survival-level',
      loader: datesUnlessRetired(id, 3),
      fresh: 'five-minutes',
      indexed: true,
    }),
  ),
  page({
    path: paths.survivalLevel(':slug'),
    namespace: 'not-found',
    shared: COURSE_MESSAGES,
    file: 'public/survival/survival-level',
    loader: async (...asked) => (await addedService()).loadAddedService('course', ...asked),
    namespaceOf: (data: AddedServiceData) =>
      Array.isArray(data) ? 'not-found' : courseNamespace(data.serviceId),
    ...ADDED,
    items: 'courses',
  }),
  page({
    path: paths.levelTest,
    namespace: 'level-test',
    shared: ['survival-levels'],
    file: 'public/survival/level-test/level-test',
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
    file: 'public/team-events/team-events',
    loader: loadDates(({ teamEvents }) => teamEvents.map(({ id }) => id), 6),
    fresh: 'five-minutes',
    indexed: true,
  }),
  ...TEAM_EVENTS.map(({ id }) =>
    page({
      path: paths.teamEvent(id),
      namespace: teamEventNamespace(id),
      shared: TEAM_EVENT_MESSAGES,
      file: 'public/team-events/team-event',
      loader: datesUnlessRetired(id, 4),
      fresh: 'five-minutes',
      indexed: true,
    }),
  ),
  page({
    path: paths.teamEvent(':slug'),
    namespace: 'not-found',
    shared: TEAM_EVENT_MESSAGES,
    file: 'public/team-events/team-event',
    loader: async (...asked) => (await addedService()).loadAddedService('team-event', ...asked),
    namespaceOf: (data: AddedServiceData) =>
      Array.isArray(data) ? 'not-found' : teamEventNamespace(data.serviceId),
    ...ADDED,
    items: 'team-events',
  }),
  page({
    path: paths.philosophy,
    namespace: 'philosophy',
    file: 'public/philosophy/philosophy',
    indexed: true,
  }),
  page({
    path: paths.team,
    namespace: 'team',
    shared: ['evidence'],
    file: 'public/team/team',
    indexed: true,
  }),
  page({
    path: paths.contact,
    namespace: 'contact',
    shared: ['contact-form', 'attachments', 'form-problems', 'evidence'],
    file: 'public/contact/contact',
    loader: loadSubmission,
    status: (submission) => submission?.status ?? 200,
    indexed: true,
  }),
  page({
    path: `${paths.contact}/gesendet`,
    namespace: 'contact-sent',
    file: 'public/contact/contact-sent',
    loader: loadContactSent,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.newsletter,
    namespace: 'newsletter',
    shared: ['address-form', 'form-problems'],
    file: 'public/newsletter/newsletter',
    loader: loadSubmission,
    status: (submission) => submission?.status ?? 200,
    indexed: true,
  }),
  page({
    path: paths.newsletterSent,
    namespace: 'newsletter',
    file: 'public/newsletter/newsletter-sent',
    head: ({ sent }) => sent.meta,
    indexed: false,
  }),
  page({
    path: '/newsletter/bestaetigen',
    namespace: 'newsletter',
    file: 'public/newsletter/newsletter-confirm',
    loader: loadSignUp,
    head: ({ confirm }) => confirm.meta,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: '/newsletter/abmelden',
    namespace: 'newsletter',
    file: 'public/newsletter/newsletter-leave',
    loader: loadSubscriber,
    head: ({ leave }) => leave.meta,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.privacy,
    namespace: 'privacy',
    shared: ['legal'],
    file: 'public/legal/privacy',
    indexed: true,
  }),
  page({
    path: paths.imprint,
    namespace: 'imprint',
    shared: ['legal'],
    file: 'public/legal/imprint',
    indexed: true,
  }),
  page({
    path: paths.terms,
    namespace: 'terms',
    shared: ['legal'],
    file: 'public/legal/terms',
    indexed: true,
  }),
  ...LEGAL_DOCUMENTS.map((document) =>
    page({
      path: `${paths.versions(paths[document])}/:version?`,
      namespace: 'legal',
      file: 'public/legal/legal-versions',
      loader: async (...asked) =>
        (await import('./legal/versions.loader.ts')).loadLegalVersion(document, ...asked),
      status: ({ kind }) => (kind === 'unknown' ? 404 : 200),
      head: versionHead,
      query: ['gegen'],
      indexed: false,
    }),
  ),
  page({
    path: paths.calendar,
    namespace: 'calendar',
    shared: ['dates'],
    file: 'public/calendar/calendar',
    loader: async (...asked) => (await import('./calendar/calendar.loader.ts')).loadCalendar(...asked),
    status: (data) => (data.failed ? 503 : 200),
    query: CALENDAR_QUERY,
    fresh: 'five-minutes',
    indexed: true,
  }),
  page({
    path: paths.event(':id'),
    namespace: 'event',
    shared: ['dates', 'calendar'],
    file: 'public/calendar/event',
    loader: async (...asked) => (await import('./calendar/event.loader.ts')).loadEvent(...asked),
    status: (data: EventData) => (data.kind === 'unknown' ? 404 : data.kind === 'failed' ? 503 : 200),
    head: eventHead,
    fresh: 'five-minutes',
    items: 'events',
    indexed: (data) => data.kind === 'event' && data.event.phase !== 'over',
  }),
  page({
    path: paths.shop,
    namespace: 'shop',
    shared: ['stock-hold', 'voucher'],
    file: 'public/shop/shop',
    loader: loadShop,
    status: (data) => (data.kind === 'failed' ? 502 : 200),
    query: ['collection', 'sort'],
    compression: 'best',
    indexed: true,
  }),
  page({
    path: '/product/:id',
    namespace: 'product',
    shared: ['stock-hold', 'voucher', 'questions', 'voucher-questions'],
    file: 'public/product/product',
    loader: async (...asked) => (await import('./product/product.loader.ts')).loadProduct(...asked),
    status: (data: ProductData) => (data.kind === 'unknown' ? 404 : data.kind === 'failed' ? 502 : 200),
    head: productHead,
    items: 'products',
    indexed: true,
  }),
  page({
    path: paths.booking,
    namespace: 'booking',
    shared: ['dates', 'team-event', 'form-problems'],
    file: 'public/booking/booking',
    loader: async (...asked) => (await import('./booking/booking.loader.ts')).loadBooking(...asked),
    status: ({ submission }) => submission?.status ?? 200,
    query: BOOKING_QUERY,
    fresh: 'five-minutes',
    indexed: true,
  }),
  page({
    path: paths.teamEventRequest,
    namespace: 'team-event-request',
    shared: ['request-form', 'attachments', 'day-picker', 'team-event', 'form-problems'],
    file: 'public/team-event-request/team-event-request',
    loader: async (...asked) =>
      (await import('./team-event-request/team-event-request.loader.ts')).loadTeamEventRequest(...asked),
    status: ({ submission }) => submission?.status ?? 200,
    query: ['serviceId', 'people'],
    indexed: true,
  }),
  page({
    path: paths.success,
    namespace: 'success',
    file: 'public/success/success',
    loader: loadSuccess,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.news,
    namespace: 'news',
    file: 'public/news/news',
    loader: loadNews,
    query: ['page'],
    indexed: true,
  }),
  page({
    path: paths.article(':slug'),
    namespace: 'news',
    file: 'public/news/article',
    loader: loadArticle,
    status: ({ kind }) => (kind === 'unknown' ? 404 : 200),
    head: articleHead,
    items: 'news',
    indexed: true,
  }),
  page({
    path: paths.search,
    namespace: 'search',
    file: 'public/search/search',
    loader: loadSearch,
    cache: 'never',
    indexed: false,
  }),
  ...(import.meta.env.DEV ? [devUiRoute()] : []),
  page({
    path: '*',
    namespace: 'not-found',
    file: 'public/not-found/not-found',
    shared: ['search'],
    loader: loadSuggestions,
    status: () => 404,
    indexed: false,
  }),
]

function datesUnlessRetired(id: ServiceId, limit: number) {
  return (environment: PageEnvironment, { url }: LoaderInput) => {
    leadOn(environment.services, id, url)
    return loadDates(() => [id], limit)(environment)
  }
}
