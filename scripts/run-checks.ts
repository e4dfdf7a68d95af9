import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder, stop } from './bootstrap.mjs'
import { isBuilt, markBuilt, unmarkBuilt } from './build-stamp.mjs'
import { findChromium } from './find-chromium.ts'
import { runStep, type StepResult } from './run-step.ts'
import { startExternalPostgres } from './external-postgres.ts'

/** `npm test`: every check there is, all of them even when one fails, and one line that says how it went. */
const results: StepResult[] = []
const bin = (name: string) => join(projectFolder, 'node_modules', '.bin', name)
const vitest = (label: string, projects: string[], env: Record<string, string> = {}) =>
  check(label, [bin('vitest'), 'run', ...projects.flatMap((name) => ['--project', name])], {
    kind: 'vitest',
    env,
  })

const chromium = findChromium()
if (!chromium.ok) stop(chromium.refusal)

await check('Format', [bin('biome'), 'format', '.'])
await check('Lint and import walls', [bin('oxlint'), '--type-aware', '--deny-warnings'])
await check('Types', [bin('tsc'), '--noEmit'])
await check('Types of the drawings', [bin('tsc'), '-p', 'drawings'])
await check('Dead code', [bin('knip')])
await build()
await vitest('Unit tests', ['unit'])
await vitest('Database tests, embedded PostgreSQL', ['database'])
await externalDatabaseTests()
await vitest('Starting, stopping, killing', ['lifecycle'])
await check('Browser tests', [bin('playwright'), 'test'], {
  kind: 'playwright',
  env: { CHROMIUM_PATH: chromium.value },
})
const budget = join(projectFolder, 'scripts', 'check-budget.mjs')
if (existsSync(budget)) await check('Bundle budget', [process.execPath, budget])
finish()

async function check(
  label: string,
  command: string[],
  options: Parameters<typeof runStep>[2] = {},
): Promise<boolean> {
  const result = await runStep(label, command, options)
  results.push(result)
  return result.failed === 0
}

async function build(): Promise<void> {
  if (isBuilt(projectFolder)) return
  unmarkBuilt(projectFolder)
  const command = [bin('vite'), 'build', '--app', '--logLevel', 'error']
  if (await check('Build', command, { env: { NODE_ENV: 'production' } })) markBuilt(projectFolder)
}

async function externalDatabaseTests(): Promise<void> {
  const external = await startExternalPostgres()
  if (!external) {
    console.log('\nNo other PostgreSQL (15 or newer) is installed here: its tests are left out.')
    return
  }
  try {
    await vitest(`Database tests, ${external.version} through DATABASE_URL`, ['database'], {
      TEST_DATABASE_URL: external.url,
      DATABASE_URL: external.url,
    })
  } finally {
    await external.stop()
  }
}

function finish(): void {
  console.log('')
  for (const { label, passed, failed, seconds } of results)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${label}: ${passed} passed, ${failed} failed (${seconds} s)`,
    )
  for (const { label, broken, shaky } of results) {
    for (const name of shaky) console.log(`shaky   ${label}: passed at the second try only: ${name}`)
    for (const name of broken) console.log(`broken  ${label}: ${name}`)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log('')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}
