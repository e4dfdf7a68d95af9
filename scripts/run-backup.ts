import { resolve } from 'node:path'
import { finishRestore } from '#platform/backup/swap-folders.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { acquireDatabase } from '#platform/database/acquire-database.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { runTask } from './run-task.ts'

const USAGE =
  'Name the file to write: npm run backup -- backup.tar.gz. To encrypt it, set BACKUP_PASSPHRASE or add --passphrase to be asked for one.'

/** `npm run backup -- FILE [--passphrase]`. Never takes the passphrase as an argument, which other users could see. */
await runTask(async ({ settings, log, args, callerFolder }) => {
  const [file, ...more] = args.filter((each) => each !== '--passphrase')
  if (!file || more.length > 0 || file.startsWith('-')) throw startupProblem(USAGE)
  const passphrase = args.includes('--passphrase') ? await askTwice() : settings.backupPassphrase
  const database = await acquireDatabase(settings, log, { make: false })
  if (!database)
    throw startupProblem(
      `There is nothing to back up in DATA_DIR ${settings.dataDir}; start it once with npm start.`,
    )
  try {
    const target = resolve(callerFolder, file)
    await finishRestore({ url: database.url, dataDir: settings.dataDir })
    const { tables, keyFingerprint } = await writeBackup({
      url: database.url,
      dataDir: settings.dataDir,
      file: target,
      passphrase,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const key = settings.appSecret ? '' : ', the key'
    log.info(`Backed up ${rows} rows of ${tables.length} tables${key} and the mails to ${target}`)
    if (settings.appSecret)
      log.info(
        `The key is not in it: keep APP_SECRET${keyFingerprint ? ` (fingerprint ${keyFingerprint})` : ''} in another safe place; a restore needs it.`,
      )
    log.info(
      passphrase
        ? 'It is encrypted: without its passphrase nobody can restore it.'
        : 'Keep it as safe as the shop itself: it holds customers’ data in clear. BACKUP_PASSPHRASE encrypts it.',
    )
  } finally {
    await database.close()
  }
})

async function askTwice(): Promise<string> {
  const first = await askPassphrase('Passphrase (12 characters or more): ')
  if (first.length < 12) throw startupProblem('The passphrase is too short; give 12 characters or more.')
  if ((await askPassphrase('Once more: ')) !== first)
    throw startupProblem('The two passphrases differ; try again.')
  return first
}
