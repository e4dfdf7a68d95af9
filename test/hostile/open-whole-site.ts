import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { parseSettings } from '#platform/settings.ts'
import { composeApp } from '#server/compose-app.ts'
import { CHEAP_PASSWORDS } from '../auth/auth-scene.ts'
import { collectRoutes } from '../routes/collect-routes.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { createTestDatabase } from '../test-database.ts'

/** The composed site with its own database, without limits, and its routes. */
export async function openWholeSite() {
  const test = await createTestDatabase()
  const folder = makeTemporaryFolder('whole')
  const closers: (() => Promise<unknown>)[] = []
  const settings = parseSettings({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost',
    AUTH_RATE_LIMITS: 'off',
    AUTH_SIGNUP: 'open',
    AUTH_AUTOCONFIRM_EMAIL: 'on',
    AUTH_ANONYMOUS_USERS: 'on',
    AUTH_OAUTH_CLIENTS: 'on',
    AUTH_MFA_WEBAUTHN: 'on',
    AUTH_PHONE: 'on',
  })
  if (!settings.ok) throw new Error(settings.refusal.join('\n'))
  const collected = collectRoutes()
  const notifications = await openNotifications({
    connectionString: test.connectionString,
    name: 'whole-site',
  })
  closers.push(notifications.close)
  const { app, accounts } = await composeApp({
    settings: settings.value,
    database: {
      database: test.database,
      work: test.database,
    },
    notifications,
    assets: {
      entry: '/assets/entry.js',
      developmentHead: '',
      of: () => ({ modules: [], css: '', stylesheets: [] }),
    },
    clientFolder: undefined,
    render: undefined,
    passwordCost: CHEAP_PASSWORDS,
    onSourceChange: undefined,
    onStarted: (close) => closers.push(close),
  })
  return {
    app,
    accounts,
    routes: collected.end(),
    queryNamesOf: collected.queryNamesOf,
    serviceKey: await issueApiKey(accounts, 'service_role'),
    async close() {
      for (const close of closers.toReversed()) await close()
      await test.close()
      folder.remove()
    },
  }
}
