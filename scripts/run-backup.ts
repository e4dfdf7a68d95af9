import { resolve } from 'node:path'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { reachDatabase } from '#platform/database/reach-database.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { runTask } from './run-task.ts'

await runTask(async ({ settings, log, args, callerFolder }) => {
  const [file] = args
  if (!file) throw startupProblem('Name the file to write: npm run backup -- backup.tar.gz')
  const database = await reachDatabase(settings, log, { make: false })
  if (!database)
    throw startupProblem(
      `There is nothing to back up in DATA_DIR ${settings.dataDir}; start it once with npm start.`,
    )
  try {
    const target = resolve(callerFolder, file)
    const { tables } = await writeBackup({ url: database.url, dataDir: settings.dataDir, file: target })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    log.info(`Backed up ${rows} rows of ${tables.length} tables, the key and the mails to ${target}`)
    log.info('Keep it as safe as the shop itself: it holds customers’ data and the key of the vouchers.')
  } finally {
    await database.close()
  }
})
