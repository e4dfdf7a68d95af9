import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresUser } from '#platform/database/embedded-postgres/postgres-user.ts'
import { limitMs } from '#test/machine-speed.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { freePort } from '#test/free-port.ts'

const FOLDER = '/usr/lib/postgresql'
const OLDEST = 15

/** Packaged, over TCP with a password. The oldest supported version, since newer ones are compatible. */
export async function startExternalPostgres(): Promise<ExternalPostgres | undefined> {
  const major = installedVersions()[0]
  if (major === undefined) return undefined
  const binDir = join(FOLDER, String(major), 'bin')
  const user = findPostgresUser(console.log)
  const as = user && { uid: user.uid, gid: user.gid }
  const folder = makeTemporaryFolder('external', 500)
  const cluster = join(folder.path, 'data')
  const passwordFile = join(folder.path, 'password')
  writeFileSync(passwordFile, PASSWORD)
  mkdirSync(cluster)
  if (user) for (const path of [cluster, passwordFile]) chownSync(path, user.uid, user.gid)
  const options = [
    '-D',
    cluster,
    '-U',
    'shop',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '-N',
  ]
  execFileSync(join(binDir, 'initdb'), [...options, '--locale=C.UTF-8'], { ...as, cwd: '/', stdio: 'ignore' })
  const port = await freePort()
  const url = `postgresql://shop:${PASSWORD}@127.0.0.1:${port}/postgres`
  const spawnServer = () => {
    const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    // Survives being killed, not a fall of the machine.
    const volatile = ['-F', '-c', 'full_page_writes=off']
    return spawn(join(binDir, 'postgres'), ['-D', cluster, ...listen, ...volatile], {
      ...as,
      cwd: '/',
      stdio: 'ignore',
    })
  }
  let running = await startAccepting(spawnServer, url)
  return {
    url,
    version: `PostgreSQL ${major}`,
    async startAgain(signal) {
      await end(running, signal)
      running = await startAccepting(spawnServer, url)
    },
    async stop() {
      await end(running, 'SIGINT')
      folder.remove()
    },
  }
}

export interface ExternalPostgres {
  url: string
  version: string
  /** `SIGKILL`: crash, `SIGINT`: fast shutdown. Same address; resolves when it accepts connections. */
  startAgain(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
  stop(): Promise<void>
}

const PASSWORD = 'only-for-tests'

function installedVersions(): number[] {
  if (!existsSync(FOLDER)) return []
  const versions = readdirSync(FOLDER).map(Number)
  const usable = versions.filter(
    (major) => major >= OLDEST && existsSync(join(FOLDER, String(major), 'bin', 'initdb')),
  )
  return usable.sort((a, b) => a - b)
}

/** After a kill, a new postmaster exits until the old one's children have released shared memory. */
async function startAccepting(spawnServer: () => ChildProcess, url: string): Promise<ChildProcess> {
  const deadline = Date.now() + limitMs(60_000)
  let server = spawnServer()
  while (true) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return server
    } catch (error) {
      if (Date.now() > deadline) {
        await end(server, 'SIGKILL')
        throw error
      }
      await wait(50)
      if (hasEnded(server)) server = spawnServer()
    }
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill(signal)
  await ended
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
