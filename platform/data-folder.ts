import { accessSync, constants, mkdirSync } from 'node:fs'
import { startupProblem } from './startup-problem.ts'

/** Creates DATA_DIR if missing. Throws a start-up problem when it is not writable. */
export function ensureDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw dataFolderProblem(dataDir, error)
  }
}

export function dataFolderProblem(dataDir: string, cause: unknown): Error {
  return startupProblem(
    `DATA_DIR ${dataDir} cannot be written (${(cause as Error).message}); make it writable for this user, or set another DATA_DIR.`,
    cause,
  )
}
