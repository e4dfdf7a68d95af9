import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './bootstrap.mjs'

/** Scripts run from source: only this test catches imports that Node cannot resolve. */
test.each([
  ['account', /^Use npm run account -- invite EMAIL/],
  ['backup', /^Name the file to write: npm run backup/],
  ['newsletter', /^Use npm run newsletter -- export FILE\.csv/],
  ['restore', /^Name the backup to read: npm run restore/],
])('npm run %s says how it is used where nothing is named', async (name, usage) => {
  const said = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(projectFolder, 'scripts', `run-${name}.ts`)],
      { cwd: projectFolder },
      (_error, _stdout, stderr) => resolve(stderr),
    )
  })
  expect(said).toMatch(usage)
})
