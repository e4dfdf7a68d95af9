import type { RouteObject } from 'react-router'
import { page } from '#site/page.tsx'
import { paths } from '#content/paths.ts'
import { loadSubmission } from '#site/form/load-submission.ts'
import { loadMyFile } from '#features/privacy/site/my-file.loader.ts'

export const accountRoutes: RouteObject[] = [
  page({
    path: paths.myData,
    namespace: 'my-data',
    shared: ['address-form', 'form-problems'],
    file: 'features/privacy/site/my-data',
    loader: loadSubmission,
    status: (submission) => submission?.status ?? 200,
    indexed: true,
  }),
  page({
    path: paths.myDataSent,
    namespace: 'my-data',
    file: 'features/privacy/site/my-data-sent',
    head: ({ sent }) => sent.meta,
    indexed: false,
  }),
  page({
    path: `${paths.myData}/einsicht`,
    namespace: 'my-data',
    file: 'features/privacy/site/my-file',
    loader: loadMyFile,
    head: ({ file }) => file.meta,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.myDataErased,
    namespace: 'my-data',
    file: 'features/privacy/site/my-data-erased',
    head: ({ erased }) => erased.meta,
    indexed: false,
  }),
  page({
    path: paths.myBooking(':reference'),
    namespace: 'my-booking',
    shared: ['booking-money', 'dates', 'event', 'pay-voucher'],
    file: 'features/booking/site/my-booking/my-booking',
    loader: async (...args) =>
      (await import('#features/booking/site/my-booking/my-booking.loader.ts')).loadMyBooking(...args),
    status: ({ booking }) => (booking ? 200 : 404),
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.myQuote(':reference'),
    namespace: 'my-quote',
    shared: ['pay-voucher'],
    file: 'features/quote/site/quote',
    loader: async (...args) => (await import('#features/quote/site/quote.loader.ts')).loadMyQuote(...args),
    status: ({ quote }) => (quote ? 200 : 404),
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.myInvoice(':reference'),
    namespace: 'my-invoice',
    shared: ['pay-voucher'],
    file: 'features/invoice/site/my-invoice',
    loader: async (...args) =>
      (await import('#features/invoice/site/my-invoice.loader.ts')).loadMyInvoice(...args),
    status: ({ invoice }) => (invoice ? 200 : 404),
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.orderByInvoice,
    namespace: 'order-invoice',
    file: 'features/order/site/order-invoice/order-invoice',
    loader: async (environment) =>
      (await import('#features/order/site/order-invoice/order-invoice.loader.ts')).loadOrderInvoice(
        environment,
      ),
    cache: 'never',
    indexed: false,
  }),
  ...[paths.myGroup(':link'), paths.myGroupEntry(':link', ':entry')].map((path) =>
    page({
      path,
      namespace: 'my-group',
      shared: ['dates', 'event', 'form-problems'],
      file: 'features/booking/site/group/group',
      loader: async (...args) =>
        (await import('#features/booking/site/group/group.loader.ts')).loadMyGroup(...args),
      status: ({ group }) => (group ? 200 : 404),
      cache: 'never',
      indexed: false,
    }),
  ),
  page({
    path: paths.login,
    namespace: 'login',
    shared: ['form-problems'],
    file: 'features/account/site/login',
    indexed: false,
  }),
]
