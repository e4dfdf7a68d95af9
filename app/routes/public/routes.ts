import type { RouteObject } from 'react-router'
import { LEGAL_DOCUMENTS } from '#content/legal-document-ids.ts'
import { page } from '../../page.tsx'
import { paths } from '#content/paths.ts'
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
import { loadShop } from './shop/shop.loader.ts'
import { loadSuccess } from './success/success.loader.ts'
import { serviceRoutes } from './service-routes.ts'

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
  ...serviceRoutes,
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
      loader: async (...args) =>
        (await import('./legal/versions.loader.ts')).loadLegalVersion(document, ...args),
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
    loader: async (...args) => (await import('./calendar/calendar.loader.ts')).loadCalendar(...args),
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
    loader: async (...args) => (await import('./calendar/event.loader.ts')).loadEvent(...args),
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
    loader: async (...args) => (await import('./product/product.loader.ts')).loadProduct(...args),
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
    loader: async (...args) => (await import('./booking/booking.loader.ts')).loadBooking(...args),
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
    loader: async (...args) =>
      (await import('./team-event-request/team-event-request.loader.ts')).loadTeamEventRequest(...args),
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
