import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '#platform/project-folder.ts'
import { serverArguments, serverEnvironment } from '../scripts/server-process.mjs'

const START_LIMIT_MS = 60_000

/** The built site as a child process on a free port, with a fresh database by default. */
export async function startSite(
  settings: Record<string, string> = {},
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const child = spawn(process.execPath, serverArguments, {
    cwd: projectFolder,
    // TRUST_PROXY lets the checkout benchmark use many addresses.
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await ready(url, child)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site did not start')
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
