import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError } from 'vitest/node'
import { projectFolder } from './bootstrap.mjs'

/** Path of the file where a stage's runner puts errors that no test waited for, one JSON text a line; run-step.ts reads it. */
export const UNHANDLED_FILE = 'TEST_UNHANDLED_FILE'

/** Vitest's own JSON leaves out errors that no test waited for, such as a rejection after the end of a test. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    for (const error of errors) reportUnhandled(placeOf(error), error)
  }
}

/** @param during what ran */
export function reportUnhandled(during: string, error: unknown): void {
  const file = process.env[UNHANDLED_FILE]
  const { name = 'Error', message = String(error), stack } = error as Partial<Error>
  const line = `${during}: ${name}: ${message}${firstProjectLine(stack)}`
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`)
}

function placeOf(error: SerializedError): string {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error
  const during = typeof file === 'string' ? relative(projectFolder, file) : 'outside of all test files'
  return typeof test === 'string' ? `${during}, after or in "${test}"` : during
}

/** ` (at FILE:LINE)`, or nothing. */
function firstProjectLine(stack = ''): string {
  for (const [, file = '', line] of stack.matchAll(/(\/[^()\s:]+):(\d+):\d+/g)) {
    const path = relative(projectFolder, file)
    if (!path.startsWith('..') && !path.includes('node_modules')) return ` (at ${path}:${line})`
  }
  return ''
}
