import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer, until } from '../lifecycle/program.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { APP_SECRET } from './auth-secret.ts'
import { freePort } from '#test/free-port.ts'

const FOLDER = 'SITE_TEMPLATE'

/** Playwright's global set-up: a folder for the template, and its removal at the end. */
export default function setUp(): () => void {
  const folder = makeTemporaryFolder('site-template', 200)
  process.env[FOLDER] = folder.path
  return folder.remove
}

/** Copies the data folder of a site that started once and that nobody has used: a third of the time of a first start. */
export async function copySiteTemplate(to: string): Promise<void> {
  // Ownership too: as root PostgreSQL runs as another user.
  await promisify(execFile)('cp', ['-a', `${await template()}/.`, to])
}

/** Made by the worker that needs it first, once per run. */
async function template(): Promise<string> {
  const folder = process.env[FOLDER]
  if (!folder) throw new Error(`Playwright's global set-up has not set ${FOLDER}`)
  const [data, done] = [join(folder, 'data'), join(folder, 'done')]
  if (isFirst(data)) {
    await startOnce(data)
    writeFileSync(done, '')
  }
  await until(() => existsSync(done))
  return data
}

function isFirst(data: string): boolean {
  try {
    mkdirSync(data, { mode: 0o711 })
    return true
  } catch {
    return false
  }
}

async function startOnce(data: string): Promise<void> {
  const port = String(await freePort())
  const address = { HOST: '127.0.0.1', PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const server = startServer({ DATA_DIR: data, APP_SECRET, ...address })
  await server.says(/^Ready/m)
  server.kill('SIGTERM')
  await server.exitCode
}
