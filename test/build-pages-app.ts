import type { FastifyInstance } from 'fastify'
import { type AppDeps, buildApp } from '#server/build-app.ts'

type Changes = Partial<Omit<AppDeps, 'settings'>> & { settings?: Partial<AppDeps['settings']> }

/** The site's pages without database, store or scripts. */
export function buildPagesApp({ settings, ...changes }: Changes = {}): Promise<FastifyInstance> {
  return buildApp({
    settings: {
      publicUrl: 'https://gratweg.test',
      trustProxy: false,
      storeApiBase: undefined,
      storeId: 'gratweg',
      stripeSecretKey: undefined,
      stripeWebhookSecret: undefined,
      ...settings,
    },
    clock: () => new Date('2027-03-13T16:56:00+01:00'),
    assets: {
      entry: '/assets/entry.js',
      developmentHead: '',
      of: () => ({ modules: [], css: '', stylesheets: [] }),
    },
    findOrder: async () => undefined,
    findInquiry: async () => undefined,
    findBooking: async () => undefined,
    calendar: { findEvents: async () => [], findEvent: async () => undefined },
    onCatalogueChange: () => {},
    onCalendarChange: () => {},
    routes: () => {},
    ...changes,
  })
}
