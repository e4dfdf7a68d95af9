import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectFolder } from '#platform/project-folder.ts'

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

/** Starts a script as a child process; `endAll` stops leftovers. */
export function startProgram(script: string, env: Record<string, string>, options: Options = {}): Program {
  const { user, args = [], endsWithStarter = false } = options
  const child = spawn(process.execPath, [resolve(projectFolder, script), ...args], {
    ...user,
    cwd: projectFolder,
    env: { PATH: process.env['PATH'] ?? '', HOME: '/', LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    // The server ends when this channel closes.
    stdio: ['ignore', 'pipe', 'pipe', ...(endsWithStarter ? ['ipc' as const] : [])],
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

type Options = { user?: { uid: number; gid: number }; args?: string[]; endsWithStarter?: boolean }

export const startServer = (env: Record<string, string>, options?: Options) =>
  startProgram('dist/server/main.js', env, options)

export async function endAll(): Promise<void> {
  const left = [...running]
  for (const program of left) program.kill('SIGTERM')
  await Promise.all(left.map((program) => program.exitCode))
}

export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
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

export async function until(condition: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const deadline = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not so after ${limitMs} ms: ${condition}`)
    await wait(20)
  }
}
