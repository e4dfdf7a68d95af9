import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './bootstrap.mjs'

export type StepResult = { label: string; passed: number; failed: number; seconds: string }

/**
 * Runs one command of `npm test` in this terminal. A test runner counts its tests; any other command counts as one.
 * A runner that ends badly without a failed test (a broken set-up, no tests at all) counts as one failure.
 */
export async function runStep(
  label: string,
  command: string[],
  options: StepOptions = {},
): Promise<StepResult> {
  console.log(`\n── ${label}`)
  const started = Date.now()
  const report = REPORTS[options.kind ?? 'plain']
  const file = join(projectFolder, '.cache', `step-${process.pid}.json`)
  mkdirSync(join(projectFolder, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const code = await run([...command, ...report.options(file)], { ...options.env, ...report.env(file) })
  const counted = report.read(file) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  rmSync(file, { force: true })
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  return { label, passed: counted.passed, failed, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}

type StepOptions = { kind?: 'plain' | 'vitest' | 'playwright'; env?: Record<string, string> }
type Report = {
  options(file: string): string[]
  env(file: string): Record<string, string>
  read(file: string): { passed: number; failed: number } | undefined
}

const REPORTS: Record<'plain' | 'vitest' | 'playwright', Report> = {
  plain: { options: () => [], env: () => ({}), read: () => undefined },
  vitest: {
    options: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: () => ({}),
    read: (file) => {
      const report = readJson<{ numPassedTests: number; numFailedTests: number }>(file)
      return report && { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  },
  playwright: {
    options: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    read: (file) => {
      const stats = readJson<{ stats: { expected: number; flaky: number; unexpected: number } }>(file)?.stats
      return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  },
}

function readJson<Shape>(file: string): Shape | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Shape
  } catch {
    return undefined
  }
}

function run([program = '', ...args]: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
