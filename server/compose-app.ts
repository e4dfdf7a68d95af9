import type { FastifyInstance } from 'fastify'
import { watchCatalog } from '#features/catalog/watch-catalog.server.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import type { Settings } from '#platform/settings.ts'
import { type AppDeps, buildApp } from './build-app.ts'
import { checkDatabase } from './health/check-database.ts'
import { healthRoutes } from './health/health-routes.ts'

/** The one place that knows which part needs which: everything is made here and handed over as values. */
export async function composeApp(input: ComposeInput): Promise<FastifyInstance> {
  const { settings, database, assets, clientFolder, render, onStarted } = input
  const db = database.database
  const listeners: (() => void)[] = []
  onStarted(await watchCatalog(database.url, () => listeners.forEach((listener) => listener())))

  const app = await buildApp({
    settings,
    clock: () => new Date(),
    assets,
    clientFolder,
    ...(render && { render }),
    logger: { level: settings.logLevel },
    findOrder: async () => undefined,
    onCatalogueChange: (listener) => listeners.push(listener),
    routes(routes) {
      healthRoutes(routes, { check: () => checkDatabase(db) })
    },
  })
  await app.ready()
  onStarted(() => app.close())
  return app
}

type ComposeInput = Pick<AppDeps, 'assets' | 'clientFolder'> & {
  settings: Settings
  database: OpenDatabase
  render: AppDeps['render'] | undefined
  onStarted(close: () => Promise<unknown>): void
}
