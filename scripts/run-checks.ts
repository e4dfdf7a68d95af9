import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFolder, exitWithProblem } from './bootstrap.mjs'
import { isBuilt, markBuilt, unmarkBuilt } from './build-stamp.mjs'
import { startExternalPostgres } from './external-postgres.ts'
import { findChromium } from './browser/find-chromium.ts'
import { runStep, type StepOptions, type StepResult, startStep } from './run-step.ts'
import { beginTestRun } from './test-run.ts'

/**
 * `npm test`: every check, also after failures, with a sample of what is alike (test/sample.ts); `npm run test:long`: all of it.
 * `npm run check`: without database and browser. `npm test -- FILE …`: tests of these files only, `--times` repeats them.
 */
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, long: { type: 'boolean' }, times: { type: 'string', default: '1' } },
})

/**
 * Results may depend on the PostgreSQL version. When the oldest supported one is installed, all database tests run on
 * it, and only these also on the embedded one. Mails and jobs are not among them: the tests of whole processes send theirs
 * through the embedded one.
 */
const SERVER_DEPENDENT = [
  'db/',
  'platform/alerts/',
  'platform/backup/',
  'platform/database/',
  'platform/disk/',
  'platform/installation/',
  'platform/load/',
  'features/order/http/checkout',
  'features/order/http/hold-limits',
]
const SLOWEST = 20

const CACHE = join(projectFolder, '.cache')
/** Compiled modules by content, for all stages and runs. Vitest never deletes any. */
const MODULE_CACHE = join(CACHE, 'modules')
const MODULES_KEPT = 30_000
const TYPES = join(CACHE, 'types.tsbuildinfo')

const results: StepResult[] = []
const began = performance.now()
const bin = (name: string) => join(projectFolder, 'node_modules', '.bin', name)

const testRun = await beginTestRun()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isStopped = true
    void testRun.end(0).then(() => process.exit(1))
  })
if (files.length === 0) await runAll()
else for (let round = 0; round < Number(options.times); round++) await runFiles()
await expectNothingLeft()
finish()

async function runAll(): Promise<void> {
  if (existsSync(MODULE_CACHE) && readdirSync(MODULE_CACHE).length > MODULES_KEPT)
    rmSync(MODULE_CACHE, { recursive: true })
  if (options.long) process.env['TEST_SAMPLE'] = ''
  else process.env['TEST_SAMPLE'] ||= randomBytes(4).toString('hex')
  const chromium = options.quick ? '' : await chromiumPath()
  await staticChecks()
  await vitest('Unit tests', 'unit')
  await vitest('Tests of the drawings', 'drawings')
  if (options.quick) return
  await build()
  sayWhatIsTaken()
  // They wait half of their time, in which the database tests use the processors.
  const { label, command, options: step } = vitestStep('Starting, stopping, killing', 'lifecycle')
  const lifecycle = startStep(label, command, step)
  try {
    await databaseTests()
  } finally {
    results.push(await lifecycle())
  }
  await browserTests(chromium)
  const budget = join(projectFolder, 'scripts', 'check-budget.mjs')
  if (existsSync(budget)) await check('Bundle budget', [process.execPath, budget])
}

/** Two at a time; the compiler goes on from what it found in the last run. */
async function staticChecks(): Promise<void> {
  const types = startStep('Types', [bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', TYPES])
  await check('Format', [bin('biome'), 'format', '.'])
  await check('Dead code', [bin('knip')])
  await check('Types of the drawings', [bin('tsc'), '-p', 'drawings'])
  await check('Lint and import walls', [bin('oxlint'), '--type-aware', '--deny-warnings'])
  results.push(await types())
}

function sayWhatIsTaken(): void {
  const seed = process.env['TEST_SAMPLE']
  if (seed) console.log(`\nA sample of what is alike; to repeat it: TEST_SAMPLE=${seed} npm test`)
}

/** By runner; browser tests accept `FILE:LINE`. */
async function runFiles(): Promise<void> {
  const browser = files.filter((file) => /\.e2e\.ts(:\d+)*$/.test(file))
  const lifecycle = files.filter((file) => file.startsWith('test/lifecycle/'))
  const database = files.filter((file) => file.endsWith('.db.test.ts'))
  const drawings = files.filter((file) => file.startsWith('drawings/'))
  const unit = files.filter((file) => ![...browser, ...lifecycle, ...database, ...drawings].includes(file))
  if (unit.length > 0) await vitest('Unit tests', 'unit', unit)
  if (drawings.length > 0) await vitest('Tests of the drawings', 'drawings', drawings)
  if (database.length > 0) await vitest('Database tests, embedded PostgreSQL', 'database', database)
  if (lifecycle.length + browser.length > 0) await build()
  if (lifecycle.length > 0) await vitest('Starting, stopping, killing', 'lifecycle', lifecycle)
  if (browser.length > 0) await browserTests(await chromiumPath(), browser)
}

async function chromiumPath(): Promise<string> {
  const chromium = await findChromium()
  return chromium.ok ? chromium.value : exitWithProblem(chromium.refusal)
}

function browserTests(chromium: string, only: string[] = []): Promise<boolean> {
  sayWhatIsTaken()
  return check('Browser tests', [bin('playwright'), 'test', ...only], {
    kind: 'playwright',
    env: { CHROMIUM_PATH: chromium },
  })
}

function vitest(...step: Parameters<typeof vitestStep>): Promise<boolean> {
  const { label, command, options } = vitestStep(...step)
  return check(label, command, options)
}

function vitestStep(label: string, project: string, only: string[] = [], env: Record<string, string> = {}) {
  // Their pages as visitors get them, and faster: the development build of React notes where each element is from.
  const react = project === 'database' ? { NODE_ENV: 'production' } : {}
  const options: StepOptions = { kind: 'vitest', env: { ...env, ...react } }
  const cache = ['--fsModuleCache', `--fsModuleCachePath=${MODULE_CACHE}`]
  return { label, command: [bin('vitest'), 'run', '--project', project, ...cache, ...only], options }
}

async function check(label: string, command: string[], options: StepOptions = {}): Promise<boolean> {
  // Whoever stopped the run has stopped its step as well: no further one begins while its processes end.
  if (isStopped) return new Promise(() => {})
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

async function databaseTests(): Promise<void> {
  const external = await startExternalPostgres()
  if (!external) {
    console.log(
      '\nNo other PostgreSQL (15 or newer) is installed here: all database tests use the embedded one.',
    )
    await vitest('Database tests, embedded PostgreSQL', 'database')
    return
  }
  try {
    await vitest(`Database tests, ${external.version} through DATABASE_URL`, 'database', [], {
      TEST_DATABASE_URL: external.url,
      DATABASE_URL: external.url,
    })
  } finally {
    await external.stop()
  }
  await vitest('Database tests that depend on the server, embedded PostgreSQL', 'database', SERVER_DEPENDENT)
}

async function expectNothingLeft(): Promise<void> {
  const broken = await testRun.end()
  const [passed, failed] = broken.length === 0 ? [1, 0] : [0, broken.length]
  results.push({
    label: 'Nothing outlives the run',
    passed,
    failed,
    seconds: '0',
    broken,
    slow: [],
  })
}

function finish(): void {
  const slowest = results.flatMap(({ slow }) => slow).toSorted((one, other) => other.seconds - one.seconds)
  console.log('\nThe slowest tests:')
  for (const { name, seconds } of slowest.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const total = results.reduce((sum, { seconds }) => sum + Number(seconds), 0)
  console.log('')
  for (const { label, passed, failed, seconds } of results) {
    const share = Math.round((Number(seconds) / total) * 100)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${label}: ${passed} passed, ${failed} failed (${seconds} s, ${share} %)`,
    )
  }
  for (const { label, broken } of results) for (const name of broken) console.log(`broken  ${label}: ${name}`)
  const sum = (key: 'passed' | 'failed') => results.reduce((count, result) => count + result[key], 0)
  console.log('')
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed in ${Math.round((performance.now() - began) / 1000)} s`,
  )
  process.exit(sum('failed') === 0 ? 0 : 1)
}
