import type { Log } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { readSettings, type Settings } from '#platform/settings.ts'
import { isStartupProblem } from '#platform/startup-problem.ts'
import { projectFolder } from './bootstrap.mjs'

/** Reads settings, and exits with one line and code 1 for problems that the owner can fix. */
export async function runTask(task: (input: TaskInput) => Promise<void>): Promise<void> {
  const settings = readSettings()
  if (!settings.ok) return fail(settings.refusal.join('\n'))
  const log = { info: (text: string) => console.log(text), warn: (text: string) => console.warn(text) }
  // npm changes to the project folder; relative file names refer to the caller's.
  const callerFolder = process.env['INIT_CWD'] ?? projectFolder
  try {
    await task({ settings: settings.value, log, args: process.argv.slice(2), callerFolder })
    process.exit(0)
  } catch (error) {
    if (!isStartupProblem(error)) throw error
    fail(error.message)
  }
}

type TaskInput = { settings: Settings; log: Log; args: string[]; callerFolder: string }

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
