import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectFolder } from '#platform/project-folder.ts'
import { serverEnvironment } from '#scripts/server-process.mjs'
import { limitMs } from '../machine-speed.ts'
import { RUN_FOLDER } from '../temporary-folder.ts'

export type Program = {
  pid: number
  stdout(): string
  stderr(): string
  exitCode: Promise<number | null>
  /** Resolves on matching output; throws if the program exits first. */
  says(text: RegExp): Promise<void>
  kill(signal: NodeJS.Signals): void
}

const running = new Set<Program>()

/** Starts a script as a child process; `endAll` stops leftovers. Servers also end when this process does, however it ends. */
export function startProgram(script: string, env: Record<string, string>, options: Options = {}): Program {
  const { user, args = [] } = options
  const child = spawn(process.execPath, [resolve(projectFolder, script), ...args], {
    ...user,
    cwd: projectFolder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: '/',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      [RUN_FOLDER]: process.env[RUN_FOLDER],
      ...env,
    },
    // The server ends when this channel closes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      written[name] += text
    })
  let ended = false
  const exitCode = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      ended = true
      running.delete(program)
      resolve(code)
    })
  })
  const program: Program = {
    pid: child.pid ?? 0,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    exitCode,
    async says(text) {
      while (!text.test(written.stdout)) {
        if (ended) throw new Error(`ended without saying ${text}: ${written.stdout}${written.stderr}`)
        await wait(10)
      }
    },
    kill: (signal) => void child.kill(signal),
  }
  running.add(program)
  return program
}

type Options = { user?: { uid: number; gid: number }; args?: string[] }

/** As `npm start` runs it, without the program that starts it again. */
export const startServer = (env: Record<string, string>, options?: Options) =>
  startProgram('dist/server/main.js', { ...serverEnvironment, ...env }, options)

/** Also paused ones, and after a while those that do not end by themselves. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(end))
}

async function end(program: Program): Promise<void> {
  program.kill('SIGTERM')
  program.kill('SIGCONT')
  const patience = new AbortController()
  const late = wait(limitMs(30_000), 'late', { signal: patience.signal }).catch(() => undefined)
  if ((await Promise.race([program.exitCode, late])) === 'late') program.kill('SIGKILL')
  patience.abort()
  await program.exitCode
}

/** Status of /healthz; 0 when nothing listens. */
export async function health(port: number): Promise<{ status: number; reason?: string }> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } })
    const { reason } = (await answer.json()) as { reason?: string }
    return { status: answer.status, ...(reason && { reason }) }
  } catch {
    return { status: 0 }
  }
}

export function postgresPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A busy machine may make a single look at the database too slow. */
export async function untilHealthy(port: number): Promise<void> {
  await until(async () => (await health(port)).status === 200)
}

/** Waits for a condition. @param patienceMs on an idle machine; only ends what hangs. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  patienceMs = 120_000,
): Promise<void> {
  const limit = limitMs(patienceMs)
  const deadline = Date.now() + limit
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not so after ${limit} ms: ${condition}`)
    await wait(20)
  }
}
