import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { startupProblem } from '../../startup-problem.ts'
import { canReach, type PostgresUser } from './postgres-user.ts'

export const SYSTEM_FOLDER = '/var/lib/gratweg'

/** The path of `DATA_DIR/postgres`, via a link below /var/lib/gratweg when PostgreSQL's user cannot reach DATA_DIR. */
export function locateCluster(dataDir: string, user: PostgresUser | undefined): string {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(realpathSync(dataDir), 'postgres')
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  if (entry?.isSymbolicLink()) return followLink(folder)
  if (entry || canReach(user, dirname(folder))) return folder
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  const home = mkdtempSync(join(SYSTEM_FOLDER, 'data-'))
  if (user) chownSync(home, user.uid, user.gid)
  symlinkSync(join(home, 'postgres'), folder)
  return join(home, 'postgres')
}

/** The owner of an existing cluster keeps running it when root starts the server. */
export function clusterUser(cluster: string, user: PostgresUser | undefined): PostgresUser | undefined {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (!owner || process.getuid?.() !== 0 || owner.uid === 0) return user
  return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` }
}

/** Creates the cluster if missing, atomically (rename and sync) against power cuts. The caller holds the start lock. */
export async function ensureCluster(
  cluster: string,
  binDir: string,
  user: PostgresUser | undefined,
): Promise<boolean> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return false
  const parent = dirname(cluster)
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(cluster)}.new-`)) rmSync(join(parent, name), { recursive: true })
  const temporary = `${cluster}.new-${process.pid}`
  mkdirSync(temporary, { mode: 0o700 })
  if (user) chownSync(temporary, user.uid, user.gid)
  await runInitdb(temporary, binDir, user)
  renameSync(temporary, cluster)
  syncFolder(parent)
  return true
}

function followLink(link: string): string {
  const target = readlinkSync(link)
  if (existsSync(dirname(target))) return target
  throw startupProblem(
    `${link} points to ${target}, which is gone; restore a backup with "npm run restore -- FILE", or delete the link to begin with an empty database.`,
  )
}

function runInitdb(folder: string, binDir: string, user: PostgresUser | undefined): Promise<void> {
  const options = [
    '-D',
    folder,
    '-U',
    'gratweg',
    '--auth=trust',
    '-E',
    'UTF8',
    '--data-checksums',
    '--no-instructions',
  ]
  const child = spawn(join(binDir, 'initdb'), [...options, ...localeOptions(binDir)], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(startupProblem(`initdb does not run: ${error.message}.`, error)))
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(startupProblem(`The database cannot be made in ${dirname(folder)}: ${complaint.trim()}`)),
    )
  })
}

/** The built-in locale provider exists since PostgreSQL 17; C.UTF-8 is the closest before. */
function localeOptions(binDir: string): string[] {
  const version = execFileSync(join(binDir, 'postgres'), ['--version'], { encoding: 'utf8' })
  const major = Number(/(\d+)/.exec(version)?.[1])
  return major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
