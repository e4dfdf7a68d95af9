import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { paths } from '#content/paths.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { RESTORED_CHANNEL } from '#platform/backup/restore-backup.ts'
import { finishRestore } from '#platform/backup/swap-folders.ts'
import { ensureDataFolder } from '#platform/data-folder.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import {
  claimStorageLocation,
  connectionName,
  storageLocationName,
} from '#platform/installation/storage-location.ts'
import { projectFolder } from '#platform/project-folder.ts'
import type { Settings } from '#platform/settings.ts'
import { setUpNotice } from '#features/account/http/set-up-link.ts'
import { composeApp } from './compose-app.ts'
import type { Development } from './development.ts'
import { openHttpFront } from '#platform/http/http-front.ts'
import { limitsOfProcess } from '#platform/http/limit-connections.ts'
import { publicUrlOn, printLine } from '#platform/processes/ready-line.ts'
import { readClientAssets } from './render/client-assets.ts'

/** Parts register their closers as they start, so a failed start can be rolled back. Throws start-up problems. */
export async function startServer({
  settings,
  role,
  development,
  onStarted,
  onRestored,
}: StartInput): Promise<Started> {
  const log = { info: printLine, warn: (text: string) => console.warn(text) }
  const front = await openHttpFront(settings, limitsOfProcess(settings.processes), {
    isLate: role === 'other',
    isAnsweringToTheEnd: role !== 'alone',
  })
  onStarted(front.close)
  const actual = { ...settings, port: front.port, publicUrl: publicUrlOn(settings, front.port) }

  ensureDataFolder(settings.dataDir)
  const database = await openDatabase(settings, log)
  onStarted(database.close)
  const finished = await finishRestore({ url: database.url, dataDir: settings.dataDir })
  if (finished)
    log.warn(
      finished === 'completed'
        ? 'A restore was cut off after its rows were in: its files are in place now too.'
        : 'A restore was cut off before it changed anything: everything is as it was before it.',
    )
  const place = storageLocationName(settings)
  const notifications = await openNotifications({
    connectionString: database.url,
    name: connectionName(place),
  })
  onStarted(notifications.close)
  await notifications.listen(RESTORED_CHANNEL, onRestored)
  const moved = await claimStorageLocation(database.database, place, new Date())
  const tools = await development?.attach(front)
  if (tools) onStarted(tools.close)
  const clientFolder = tools ? undefined : join(projectFolder, 'dist', 'client')
  const { app, accounts, ownerEmail, mailboxUrl } = await composeApp({
    settings: actual,
    database,
    notifications,
    storageMoved: moved,
    clientFolder,
    assets: tools?.assets ?? readClientAssets(clientFolder ?? ''),
    render: tools?.render,
    onSourceChange: tools?.onSourceChange,
    onStarted,
  })
  const handler = app.routing.bind(app)
  front.serve(tools ? tools.wrap(handler) : handler)
  await front.listen()
  onStarted(front.close) // Again, so that requests end before everything else closes
  // With external accounts, own accounts cannot sign in.
  const hasNotice = role !== 'other' && !settings.supabaseUrl
  const notice = hasNotice ? await setUpNotice(accounts, ownerEmail()) : undefined
  if (!tools) void warmHome(app).catch(() => {})
  const notes = [...(mailboxUrl ? [`Mails: ${mailboxUrl}`] : []), ...(notice ? [notice] : [])]
  return { publicUrl: actual.publicUrl, notes }
}

/** Renders the most visited page in advance. */
async function warmHome(app: FastifyInstance): Promise<void> {
  for (const language of LANGUAGES)
    await app.inject({ url: paths.home, headers: { 'accept-language': language } })
}

interface Started {
  publicUrl: string
  /** Lines for the owner. */
  notes: string[]
}

type StartInput = {
  settings: Settings
  /** Among the processes on this port. All but the first listen only when they are ready, because others answer. */
  role: 'alone' | 'first' | 'other'
  development: Development | undefined
  onStarted(close: () => Promise<unknown>): void
  /** A backup was restored: all in-memory state is stale. */
  onRestored(): void
}
