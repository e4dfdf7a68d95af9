import type { RouteObject } from 'react-router'
import { page } from '../../page.tsx'
import { paths } from '#content/paths.ts'
import { loadSubmission } from '../../form/load-submission.ts'
import { loadMyFile } from './my-data/my-file.loader.ts'

export const accountRoutes: RouteObject[] = [
  page({
    path: paths.myData,
    namespace: 'my-data',
    shared: ['address-form', 'form-problems'],
    file: 'account/my-data/my-data',
    loader: loadSubmission,
    status: (submission) => submission?.status ?? 200,
    indexed: true,
  }),
  page({
    path: paths.myDataSent,
    namespace: 'my-data',
    file: 'account/my-data/my-data-sent',
    head: ({ sent }) => sent.meta,
    indexed: false,
  }),
  page({
    path: `${paths.myData}/einsicht`,
    namespace: 'my-data',
    file: 'account/my-data/my-file',
    loader: loadMyFile,
    head: ({ file }) => file.meta,
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.myDataErased,
    namespace: 'my-data',
    file: 'account/my-data/my-data-erased',
    head: ({ erased }) => erased.meta,
    indexed: false,
  }),
  page({
    path: paths.myBooking(':reference'),
    namespace: 'my-booking',
    shared: ['booking-money', 'dates', 'event', 'pay-voucher'],
    file: 'account/my-booking/my-booking',
    loader: async (...args) => (await import('./my-booking/my-booking.loader.ts')).loadMyBooking(...args),
    status: ({ booking }) => (booking ? 200 : 404),
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.myQuote(':reference'),
    namespace: 'my-quote',
    shared: ['pay-voucher'],
    file: 'account/quote/quote',
    loader: async (...args) => (await import('./quote/quote.loader.ts')).loadMyQuote(...args),
    status: ({ quote }) => (quote ? 200 : 404),
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.myInvoice(':reference'),
    namespace: 'my-invoice',
    shared: ['pay-voucher'],
    file: 'account/my-invoice/my-invoice',
    loader: async (...args) => (await import('./my-invoice/my-invoice.loader.ts')).loadMyInvoice(...args),
    status: ({ invoice }) => (invoice ? 200 : 404),
    cache: 'never',
    indexed: false,
  }),
  page({
    path: paths.orderByInvoice,
    namespace: 'order-invoice',
    file: 'account/order-invoice/order-invoice',
    loader: async (environment) =>
      (await import('./order-invoice/order-invoice.loader.ts')).loadOrderInvoice(environment),
    cache: 'never',
    indexed: false,
  }),
  ...[paths.myGroup(':link'), paths.myGroupEntry(':link', ':entry')].map((path) =>
    page({
      path,
      namespace: 'my-group',
      shared: ['dates', 'event', 'form-problems'],
      file: 'account/group/group',
      loader: async (...args) => (await import('./group/group.loader.ts')).loadMyGroup(...args),
      status: ({ group }) => (group ? 200 : 404),
      cache: 'never',
      indexed: false,
    }),
  ),
  page({
    path: paths.login,
    namespace: 'login',
    shared: ['form-problems'],
    file: 'account/login/login',
    indexed: false,
  }),
]
