import type { RouteObject } from 'react-router'
import { LEGAL_DOCUMENTS } from '#features/messages/content/legal-document-ids.ts'
import { page } from '#site/page.tsx'
import { paths } from '#content/paths.ts'
import { loadSubmission } from '#site/form/load-submission.ts'
import { BOOKING_QUERY } from '#features/booking/site/booking-query.ts'
import { CALENDAR_QUERY } from '#features/calendar/site/calendar-query.ts'
import { eventHead } from '#features/calendar/site/event-head.ts'
import type { EventData } from '#features/calendar/site/event.loader.ts'
import { devUiRoute } from './dev/dev-ui-route.tsx'
import { loadHome } from './home/home.loader.ts'
import { articleHead } from '#features/news/site/article-head.ts'
import { loadArticle, loadNews } from '#features/news/site/news.loader.ts'
import { versionHead } from '#features/messages/site/version-head.ts'
import { loadContactSent } from '#features/inquiry/site/contact/contact-sent.loader.ts'
import { loadSignUp, loadSubscriber } from '#features/newsletter/site/newsletter.loader.ts'
import { loadSuggestions } from './not-found/not-found.loader.ts'
import type { ProductData } from '#features/catalog/site/product/product.loader.ts'
import { productHead } from '#features/catalog/site/product/product-head.ts'
import { loadSearch } from '#features/search/site/search.loader.ts'
import { loadShop } from '#features/catalog/site/shop/shop.loader.ts'
import { loadSuccess } from '#features/order/site/success/success.loader.ts'
import { serviceRoutes } from './service-routes.ts'

export const publicRoutes: RouteObject[] = [
  page({
    path: paths.home,
    namespace: 'home',
    shared: ['dates', 'contact-form', 'attachments', 'evidence'],
    file: 'site/routes/home/home',
    loader: loadHome,
    fresh: 'five-minutes',
    compression: 'best',
    indexed: true,
  }),
  ...serviceRoutes,
  page({
    path: paths.philosophy,
    namespace: 'philosophy',
    file: 'site/routes/philosophy/philosophy',
    indexed: true,
  }),
  page({
    path: paths.team,
    namespace: 'team',
    shared: ['evidence'],
    file: 'site/routes/team/team',
    indexed: true,
  }),
  page({
    path: paths.contact,
    namespace: 'contact',
    shared: ['contact-form', 'attachments', 'form-problems', 'evidence'],
    file: 'features/inquiry/site/contact/contact',
    loader: loadSubmission,
    status: (submission) => submission?.status ?? 200,
    indexed: true,
  }),
  page({
    path: `${paths.contact}/gesendet`,
    namespace: 'contact-sent',
    file: 'features/inquiry/site/contact/contact-sent',
    loader: loadContactSent,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.newsletter,
    namespace: 'newsletter',
    shared: ['address-form', 'form-problems'],
    file: 'features/newsletter/site/newsletter',
    loader: loadSubmission,
    status: (submission) => submission?.status ?? 200,
    indexed: true,
  }),
  page({
    path: paths.newsletterSent,
    namespace: 'newsletter',
    file: 'features/newsletter/site/newsletter-sent',
    head: ({ sent }) => sent.meta,
    indexed: false,
  }),
  page({
    path: '/newsletter/bestaetigen',
    namespace: 'newsletter',
    file: 'features/newsletter/site/newsletter-confirm',
    loader: loadSignUp,
    head: ({ confirm }) => confirm.meta,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: '/newsletter/abmelden',
    namespace: 'newsletter',
    file: 'features/newsletter/site/newsletter-leave',
    loader: loadSubscriber,
    head: ({ leave }) => leave.meta,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.privacy,
    namespace: 'privacy',
    shared: ['legal'],
    file: 'features/messages/site/privacy',
    indexed: true,
  }),
  page({
    path: paths.imprint,
    namespace: 'imprint',
    shared: ['legal'],
    file: 'features/messages/site/imprint',
    indexed: true,
  }),
  page({
    path: paths.terms,
    namespace: 'terms',
    shared: ['legal'],
    file: 'features/messages/site/terms',
    indexed: true,
  }),
  ...LEGAL_DOCUMENTS.map((document) =>
    page({
      path: `${paths.versions(paths[document])}/:version?`,
      namespace: 'legal',
      file: 'features/messages/site/legal-versions',
      loader: async (...args) =>
        (await import('#features/messages/site/versions.loader.ts')).loadLegalVersion(document, ...args),
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
    file: 'features/calendar/site/calendar',
    loader: async (...args) =>
      (await import('#features/calendar/site/calendar.loader.ts')).loadCalendar(...args),
    status: (data) => (data.failed ? 503 : 200),
    query: CALENDAR_QUERY,
    fresh: 'five-minutes',
    indexed: true,
  }),
  page({
    path: paths.event(':id'),
    namespace: 'event',
    shared: ['dates', 'calendar'],
    file: 'features/calendar/site/event',
    loader: async (...args) => (await import('#features/calendar/site/event.loader.ts')).loadEvent(...args),
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
    file: 'features/catalog/site/shop/shop',
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
    file: 'features/catalog/site/product/product',
    loader: async (...args) =>
      (await import('#features/catalog/site/product/product.loader.ts')).loadProduct(...args),
    status: (data: ProductData) => (data.kind === 'unknown' ? 404 : data.kind === 'failed' ? 502 : 200),
    head: productHead,
    items: 'products',
    indexed: true,
  }),
  page({
    path: paths.booking,
    namespace: 'booking',
    shared: ['dates', 'team-event', 'form-problems'],
    file: 'features/booking/site/booking',
    loader: async (...args) =>
      (await import('#features/booking/site/booking.loader.ts')).loadBooking(...args),
    status: ({ submission }) => submission?.status ?? 200,
    query: BOOKING_QUERY,
    fresh: 'five-minutes',
    indexed: true,
  }),
  page({
    path: paths.teamEventRequest,
    namespace: 'team-event-request',
    shared: ['request-form', 'attachments', 'day-picker', 'team-event', 'form-problems'],
    file: 'features/inquiry/site/team-event-request/team-event-request',
    loader: async (...args) =>
      (
        await import('#features/inquiry/site/team-event-request/team-event-request.loader.ts')
      ).loadTeamEventRequest(...args),
    status: ({ submission }) => submission?.status ?? 200,
    query: ['serviceId', 'people'],
    indexed: true,
  }),
  page({
    path: paths.success,
    namespace: 'success',
    file: 'features/order/site/success/success',
    loader: loadSuccess,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.news,
    namespace: 'news',
    file: 'features/news/site/news',
    loader: loadNews,
    query: ['page'],
    indexed: true,
  }),
  page({
    path: paths.article(':slug'),
    namespace: 'news',
    file: 'features/news/site/article',
    loader: loadArticle,
    status: ({ kind }) => (kind === 'unknown' ? 404 : 200),
    head: articleHead,
    items: 'news',
    indexed: true,
  }),
  page({
    path: paths.search,
    namespace: 'search',
    file: 'features/search/site/search',
    loader: loadSearch,
    cache: 'never',
    indexed: false,
  }),
  ...(import.meta.env.DEV ? [devUiRoute()] : []),
  page({
    path: '*',
    namespace: 'not-found',
    file: 'site/routes/not-found/not-found',
    shared: ['search'],
    loader: loadSuggestions,
    status: () => 404,
    indexed: false,
  }),
]
