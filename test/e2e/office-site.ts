import { AUTH_SECRET } from './auth-secret.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { test as base } from './site.ts'

let opened: Promise<OwnSite> | undefined

/**
 * The worker's own site, opened once: a start costs more than most stories. The tests of a worker run one after the
 * other, so nobody else publishes, sells or is due here meanwhile; what earlier tests left is there, so each has
 * names, services, products and texts of its own. It ends with the worker, and so with a failed test.
 */
export function officeSite(): Promise<OwnSite> {
  opened ??= openOwnSite({
    AUTH_JWT_SECRET: AUTH_SECRET,
    AUTH_SIGNUP: 'open',
    AUTH_AUTOCONFIRM_EMAIL: 'on',
    INVOICE_PERCENT: '100',
  })
  return opened
}

/** Plays on the worker's own site. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  baseURL: async ({}, provide) => {
    await provide((await officeSite()).origin)
  },
})
