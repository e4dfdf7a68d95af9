import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './bootstrap.mjs'

/** `npm run dev`: HMR in the browser, restart on server changes. One server at a time, because it locks DATA_DIR. */
const WATCHED = [
  'server',
  'site',
  'platform',
  'features',
  'supabase-api',
  'kernel',
  'kit',
  'i18n',
  'content',
  'db',
  '.env',
]
const SETTLE_MS = 150

let server = start()
let stopping = false
let timer: NodeJS.Timeout | undefined

for (const name of WATCHED) {
  const path = join(projectFolder, name)
  if (existsSync(path)) watch(path, { recursive: true }, (_event, file) => onChange(file ?? name))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => void stop())

function start(): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev-server.ts')], {
    cwd: projectFolder,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('exit', (code) => {
    if (child !== server || stopping) return
    if (code !== 0) console.error('The server ended; it starts again when a file changes.')
  })
  return child
}

function onChange(file: string): void {
  if (stopping || /\.test\.tsx?$|~$|\.swp$/.test(file)) return
  clearTimeout(timer)
  timer = setTimeout(restart, SETTLE_MS, file)
}

let restarting = Promise.resolve()
function restart(file: string): void {
  restarting = restarting.then(async () => {
    if (stopping) return
    console.log(`${file} changed: starting the server again …`)
    const old = server
    await ended(old)
    server = start()
  })
}

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await restarting
  await ended(server)
  process.exit(0)
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
