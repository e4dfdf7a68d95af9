import { join } from 'node:path'
import { RESTORED_CHANNEL } from '#platform/backup/restore-backup.ts'
import { ensureDataFolder } from '#platform/data-folder.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { watchChannel } from '#platform/database/watch-channel.ts'
import { projectFolder } from '#platform/project-folder.ts'
import type { Settings } from '#platform/settings.ts'
import { setUpLink } from './auth/set-up-link.ts'
import { composeApp } from './compose-app.ts'
import type { Development } from './development.ts'
import { openHttpFront } from './http-front.ts'
import { readClientAssets } from './render/client-assets.ts'

/**
 * Brings everything up in order and says when it is ready. Each part reports how to end it as soon as it runs, so
 * that a start that fails half-way can be undone. Throws start-up problems.
 */
export async function startServer({
  settings,
  development,
  onStarted,
  onRestored,
}: StartInput): Promise<void> {
  const log = { info: say, warn: (text: string) => console.warn(text) }
  const front = await openHttpFront(settings)
  onStarted(front.close)
  const actual = {
    ...settings,
    port: front.port,
    publicUrl: settings.publicUrl.replace(/:0$/, `:${front.port}`),
  }

  ensureDataFolder(settings.dataDir)
  const database = await openDatabase(settings, log)
  onStarted(database.close)
  const unwatch = await watchChannel({
    connectionString: database.url,
    channel: RESTORED_CHANNEL,
    onNotice: onRestored,
  })
  onStarted(unwatch)
  const tools = await development?.attach(front)
  if (tools) onStarted(tools.close)
  const clientFolder = tools ? undefined : join(projectFolder, 'dist', 'client')
  const { app, accounts } = await composeApp({
    settings: actual,
    database,
    clientFolder,
    assets: tools?.assets ?? readClientAssets(clientFolder ?? ''),
    render: tools?.render,
    onSourceChange: tools?.onSourceChange,
    onStarted,
  })
  const handler = app.routing.bind(app)
  front.serve(tools ? tools.wrap(handler) : handler)
  onStarted(front.close) // a second time: of all that runs now, requests end first
  // Where accounts are kept elsewhere, nobody is let in by ours.
  const link = settings.supabaseUrl ? undefined : await setUpLink(accounts, settings.mailOwner)
  say(`Ready: ${actual.publicUrl}  (${describe(actual)})`)
  if (link) say(`Nobody has an account yet. Set up the first one, once, within 24 hours: ${link}`)
}

type StartInput = {
  settings: Settings
  development: Development | undefined
  onStarted(close: () => Promise<unknown>): void
  /** A backup was restored: what this process holds in memory is of another time. */
  onRestored(): void
}

function describe(settings: Settings): string {
  return [
    settings.databaseUrl ? 'database: DATABASE_URL' : `database: embedded, in ${settings.dataDir}`,
    settings.smtpUrl ? 'mail: SMTP_URL' : `mail: files in ${join(settings.dataDir, 'mail')}`,
    settings.stripeSecretKey ? 'payments: Stripe' : 'payments: Testkasse (no money moves)',
  ].join('; ')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
