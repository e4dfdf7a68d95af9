import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectFolder } from './bootstrap.mjs'
import { UNHANDLED_FILE } from './unhandled-errors.ts'

export type StepResult = {
  label: string
  passed: number
  failed: number
  seconds: string
  /** Failed tests with the reason in a line. */
  broken: string[]
  slow: TimedTest[]
}

export type TimedTest = { name: string; seconds: number }

/** Other commands than test runners count as one test. So does a runner that fails without a failed test. */
export async function runStep(
  label: string,
  command: string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const { write, kind = 'plain' } = options
  const heading = `\n── ${label}`
  if (write) write(`${heading}\n`)
  else console.log(heading)
  const started = Date.now()
  const report = REPORTS[kind]
  // Named by the step as well: two may run at once.
  const file = join(projectFolder, '.cache', `step-${process.pid}-${++steps}.json`)
  mkdirSync(join(projectFolder, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const env = { ...options.env, ...report.env(file) }
  const code = await run([...command, ...report.options(file)], env, write)
  const counted: Counted = report.read(file) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  rmSync(file, { force: true })
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const { passed, broken = [], slow = [] } = counted
  return { label, passed, failed, seconds, broken, slow }
}

let steps = 0

/** Starts a step beside others. @returns waits for it; what it writes appears only then, undivided. */
export function startStep(
  label: string,
  command: string[],
  options: StepOptions = {},
): () => Promise<StepResult> {
  const held: (string | Buffer)[] = []
  let write = (chunk: string | Buffer): unknown => held.push(chunk)
  const result = runStep(label, command, { ...options, write: (chunk) => write(chunk) })
  return () => {
    write = (chunk) => process.stdout.write(chunk)
    for (const chunk of held.splice(0)) write(chunk)
    return result
  }
}

export type StepOptions = {
  kind?: 'plain' | 'vitest' | 'playwright'
  env?: Record<string, string>
  /** Takes all output; without it the step writes to the terminal itself. */
  write?: (chunk: string | Buffer) => void
}
type Report = {
  options(file: string): string[]
  env(file: string): Record<string, string>
  read(file: string): Counted | undefined
}
type Counted = { passed: number; failed: number; broken?: string[]; slow?: TimedTest[] }

const UNHANDLED_REPORTER = join(projectFolder, 'scripts', 'unhandled-errors.ts')
const unhandledFile = (file: string) => `${file}.unhandled`

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number
      failureMessages: string[] | null
    }[]
  }[]
}

type Suite = {
  suites?: Suite[]
  specs?: { file: string; line: number; title: string; tests: BrowserTest[] }[]
}
/** `errors`: of no test, such as a file that cannot be loaded. */
type BrowserReport = Suite & {
  stats: { expected: number; unexpected: number }
  errors: { message?: string }[]
}
type BrowserTest = { status: string; results: { duration: number; error?: { message?: string } }[] }

const REPORTS: Record<'plain' | 'vitest' | 'playwright', Report> = {
  plain: { options: () => [], env: () => ({}), read: () => undefined },
  vitest: {
    options: (file) => [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${UNHANDLED_REPORTER}`,
    ],
    env: (file) => ({ [UNHANDLED_FILE]: unhandledFile(file) }),
    read: (file) => {
      const report = readJson<VitestReport>(file)
      const unhandled = takeUnhandled(file)
      if (!report) return undefined
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + unhandled.length,
        broken: [...brokenIn(report), ...unhandled],
        slow: timesIn(report),
      }
    },
  },
  playwright: {
    options: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, [UNHANDLED_FILE]: unhandledFile(file) }),
    read: (file) => {
      const report = readJson<BrowserReport>(file)
      // Playwright blames the test that runs by then.
      const unhandled = takeUnhandled(file)
      if (!report) return undefined
      const { expected, unexpected } = report.stats
      if (unhandled.length === 0) unhandled.push(...report.errors.map(({ message }) => reasonOf(message)))
      return {
        passed: expected,
        failed: unexpected + unhandled.length,
        broken: [...namesIn(report), ...unhandled],
        slow: browserTimesIn(report),
      }
    },
  },
}

function brokenIn({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectFolder, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${reasonOf(message)}${alone(file)}`]
    return failed.map(
      (test) => `${file} ${test.fullName}: ${reasonOf(test.failureMessages?.[0])}${alone(file)}`,
    )
  })
}

function timesIn({ testResults }: VitestReport): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(projectFolder, name)} ${fullName}`,
      seconds: duration / 1000,
    })),
  )
}

function browserTimesIn({ suites = [], specs = [] }: Suite): TimedTest[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ results }) => ({
      name: `test/e2e/${file}:${line} ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...here, ...suites.flatMap(browserTimesIn)]
}

const alone = (file: string) => `\n        again: npm test -- ${file}`

function namesIn({ suites = [], specs = [] }: Suite): string[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map(
        ({ results }) =>
          `${file}:${line} ${title}: ${reasonOf(results[0]?.error?.message)}${alone(`test/e2e/${file}:${line}`)}`,
      ),
  )
  return [...here, ...suites.flatMap(namesIn)]
}

/** One line for each error that no test waited for. */
function takeUnhandled(file: string): string[] {
  const path = unhandledFile(file)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  rmSync(path, { force: true })
  return lines.map((line) => reasonOf(JSON.parse(line) as string))
}

/** The first line, and what an assertion compares: without it a failure on another machine says nothing. */
function reasonOf(message = ''): string {
  const [first = '', ...lines] = stripVTControlCharacters(message).trim().split('\n')
  const compared = lines
    .filter((line) => /^([+-] {2}|Expected|Received)/.test(line))
    .map((line) => line.trim())
  return [first.slice(0, 300), ...compared].join(' | ').slice(0, 900)
}

function readJson<Shape>(file: string): Shape | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Shape
  } catch {
    return undefined
  }
}

function run(
  [program = '', ...args]: string[],
  env: Record<string, string>,
  write: StepOptions['write'],
): Promise<number> {
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  if (write) for (const stream of [child.stdout, child.stderr]) stream?.on('data', write)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
