import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { finishRestore } from '#platform/backup/swap-folders.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { acquireDatabase } from '#platform/database/acquire-database.ts'
import { migrateBeforeRestore } from '#platform/database/migrate.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { runTask } from './run-task.ts'

await runTask(async ({ settings, log, args, callerFolder }) => {
  const [file] = args
  if (!file) throw startupProblem('Name the backup to read: npm run restore -- backup.tar.gz')
  const source = resolve(callerFolder, file)
  if (!existsSync(source))
    throw startupProblem(`${source} does not exist; name the file that "npm run backup" wrote.`)
  const database = await acquireDatabase(settings, log, { make: true })
  if (!database) return
  const { url } = database
  try {
    await migrateBeforeRestore(url)
    await finishRestore({ url, dataDir: settings.dataDir })
    const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const before = join(settings.dataDir, 'backups', `before-restore-${time}.tar.gz`)
    const passphrase = settings.backupPassphrase
    await writeBackup({ url, dataDir: settings.dataDir, file: before, passphrase })
    log.info(`What was there before is kept in ${before}`)
    const { tables, createdAt } = await restoreBackup({
      url,
      dataDir: settings.dataDir,
      file: source,
      appSecret: settings.appSecret,
      askPassphrase: async () => passphrase ?? (await askPassphrase('Passphrase of the backup: ')),
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    log.info(`Restored ${rows} rows of ${tables.length} tables, the key and the mails as of ${createdAt}`)
  } finally {
    await database.close()
  }
})
