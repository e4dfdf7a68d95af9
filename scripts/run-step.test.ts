import { expect, test, vi } from 'vitest'
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
