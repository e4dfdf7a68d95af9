import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { startupProblem } from '../../startup-problem.ts'
import { acceptsConnections, connectionUrl, readPostmasterFile } from './postmaster.ts'
import { DATABASE } from './start-embedded-postgres.ts'

/** Connection URL of the PostgreSQL running on DATA_DIR, whoever started it; undefined when there is none. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) return undefined
  const found = readable(() => readPostmasterFile(realpathSync(folder)), dataDir)
  if (!found || !(await acceptsConnections(found.socketDir))) return undefined
  return connectionUrl(found.socketDir, DATABASE)
}

function readable<Value>(read: () => Value, dataDir: string): Value {
  try {
    return read()
  } catch (error) {
    throw startupProblem(
      `DATA_DIR ${dataDir} cannot be read (${(error as Error).message}); run this as the user who runs the server, or as root.`,
      error,
    )
  }
}
