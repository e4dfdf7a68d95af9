import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { projectFolder } from './bootstrap.mjs'
import { runStep, startStep } from './run-step.ts'

const speaking = (word: string, code = 0) => [
  process.execPath,
  '-e',
  `console.log('${word}'); process.exit(${code})`,
]

test('a concurrent step writes only in its turn, with its heading, and reports whether it failed', async () => {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
  try {
    const finish = startStep('Beside', speaking('from beside', 3))
    const other = await runStep('Other', speaking('from the other'), { write: () => {} })
    expect(other).toMatchObject({ label: 'Other', passed: 1, failed: 0 })
    expect(written.join('')).not.toContain('eside')
    expect(await finish()).toMatchObject({ label: 'Beside', passed: 0, failed: 1 })
    expect(written.join('')).toBe('\n── Beside\nfrom beside\n')
  } finally {
    vi.restoreAllMocks()
  }
})

test('a browser test that fails is named with what it compared, for whoever sees only the summary', async () => {
  mkdirSync(join(projectFolder, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(projectFolder, '.cache', 'fixture-'))
  try {
    writeFileSync(join(folder, 'playwright.config.ts'), `export default { testMatch: '*.e2e.ts' }\n`)
    writeFileSync(
      join(folder, 'one.e2e.ts'),
      `import { expect, test } from '@playwright/test'\ntest('is empty', () => expect(['a cat', 'a dog']).toEqual([]))\n`,
    )
    const command = [join(projectFolder, 'node_modules', '.bin', 'playwright'), 'test', '--config', folder]
    const { broken } = await runStep('Browser', command, { kind: 'playwright', write: () => {} })
    expect(broken).toEqual([expect.stringMatching(/is empty: Error: .*toEqual.*"a cat".*"a dog"/)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('a rejection after the end of a test fails the step, and is named with what ran and where it comes from', () => {
  // In the project, where runners and tests find their modules.
  mkdirSync(join(projectFolder, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(projectFolder, '.cache', 'fixture-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const bin = (name: string) => join(projectFolder, 'node_modules', '.bin', name)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const quiet = { write: () => {} }
  const rejectingAfter = (ms: number) =>
    `test('first', () => {\n  setTimeout(() => void Promise.reject(new Error('too late')), ${ms})\n})\n`
  const waiting = `test('second', () => new Promise((resolve) => setTimeout(resolve, 1500)))\n`

  test('by Vitest', async () => {
    write('vitest.config.ts', 'export default {}\n')
    write('late.test.ts', `import { test } from 'vitest'\n${rejectingAfter(300)}${waiting}`)
    const command = [bin('vitest'), 'run', '--root', folder]
    const { passed, failed, broken } = await runStep('Unit', command, { kind: 'vitest', ...quiet })
    expect([passed, failed]).toEqual([2, 1])
    expect(broken).toEqual([
      expect.stringMatching(
        /^\.cache\/fixture-\w+\/late\.test\.ts, after or in "second": Error: too late \(at \.cache\/fixture-\w+\/late\.test\.ts:3\)$/,
      ),
    ])
  })

  test.each([
    ['while another test runs', rejectingAfter(300) + waiting, 'late.e2e.ts second'],
    ['after the last one', rejectingAfter(0), ''],
  ])('by Playwright %s', async (_when, tests, during) => {
    write('playwright.config.ts', `export default { testMatch: '*.e2e.ts', workers: 1, retries: 0 }\n`)
    write('late.e2e.ts', `import { test } from '#test/e2e/worker.ts'\n${tests}`)
    const command = [bin('playwright'), 'test', '--config', folder]
    const { failed, broken } = await runStep('Browser', command, { kind: 'playwright', ...quiet })
    const named = broken.filter((line) =>
      /after .*"late\.e2e\.ts first": Error: too late \(at \.cache\/fixture-\w+\/late\.e2e\.ts:3\)$/.test(
        line,
      ),
    )
    expect(named).toEqual([expect.stringMatching(new RegExp(`^${during}`))])
    // Playwright fails the test that runs by then as well.
    expect([failed, broken.length]).toEqual(during ? [2, 2] : [1, 1])
  })
})
