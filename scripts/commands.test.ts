import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './bootstrap.mjs'

/** Scripts run from source: only this test catches imports that Node cannot resolve. */
test.each([
  ['scripts/run-account.ts', [], /^Use npm run account -- invite EMAIL/],
  ['scripts/run-backup.ts', [], /^Name the file to write: npm run backup/],
  ['scripts/run-newsletter.ts', [], /^Use npm run newsletter -- export FILE\.csv/],
  ['scripts/run-restore.ts', [], /^Name the backup to read: npm run restore/],
  ['bench/bench.ts', ['unknown'], /^There is no benchmark unknown; choose from /],
])('%s prints its usage for unknown arguments', async (script, named, usage) => {
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(projectFolder, script), ...named],
      { cwd: projectFolder },
      (_error, _stdout, stderr) => resolve(stderr),
    )
  })
  expect(output).toMatch(usage)
})
