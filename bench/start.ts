import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectFolder } from '#platform/project-folder.ts'
import { freePort } from './site.ts'
import { median } from './median.ts'

const ROUNDS = 5

/**
 * `npm start` of a built checkout until it says that it is ready: the first time with an empty DATA_DIR, then with
 * nothing stale, beside what a bare Node needs to start on the same machine. Target: 1500 ms (nothing stale).
 */
export async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const first = await startMilliseconds({ DATA_DIR: dataDir })
    const rounds: { again: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ bare: bareNodeMilliseconds(), again: await startMilliseconds({ DATA_DIR: dataDir }) })
    console.table([
      { start: 'empty DATA_DIR', ms: Math.round(first) },
      { start: 'nothing stale (median)', ms: Math.round(median(rounds.map(({ again }) => again))) },
      { start: 'bare node (median)', ms: Math.round(median(rounds.map(({ bare }) => bare))) },
    ])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Of `npm start` until it says that it is ready; it is stopped then. */
export async function startMilliseconds(settings: Record<string, string>): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(projectFolder, 'scripts/start.mjs')], {
    env: { ...process.env, ...settings, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Ready')) break
  const took = performance.now() - started
  child.stdout.resume()
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}

function bareNodeMilliseconds(): number {
  const started = performance.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return performance.now() - started
}
