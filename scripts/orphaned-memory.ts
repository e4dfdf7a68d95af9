import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '#platform/database/embedded-postgres/postmaster.ts'

const POSIX = '/dev/shm'
const SYSTEM_V = '/proc/sysvipc/shm'

/**
 * What PostgreSQL servers that were killed, and never started again, have left: files of `/dev/shm`, and `segment ID` of
 * System V. Of this user alone, as root of everybody. Linux only.
 */
export function findOrphanedMemory(): string[] {
  if (!existsSync(POSIX) || !existsSync(SYSTEM_V)) return []
  const uid = process.getuid?.() ?? 0
  const isOurs = (owner: number | undefined) => uid === 0 || owner === uid
  const files = readdirSync(POSIX)
    .filter((name) => name.startsWith('PostgreSQL.'))
    .map((name) => join(POSIX, name))
    .filter((file) => isOurs(statSync(file, { throwIfNoEntry: false })?.uid))
  const mapped = files.length > 0 ? readAllMaps() : ''
  return [...files.filter((file) => !mapped.includes(`${file}\n`)), ...findSegments(isOurs)]
}

export function removeOrphanedMemory(name: string): void {
  if (name.startsWith(POSIX)) rmSync(name, { force: true })
  else execFileSync('ipcrm', ['-m', name.split(' ')[1] ?? ''], { stdio: 'ignore' })
}

/** PostgreSQL holds one of a few bytes for each data folder. */
function findSegments(isOurs: (owner: number) => boolean): string[] {
  const [, ...rows] = readFileSync(SYSTEM_V, 'utf8').trim().split('\n')
  return rows.flatMap((row) => {
    const [, id, , size = 0, creator = 0, , attached, owner = 0] = row.trim().split(/\s+/).map(Number)
    const isOrphaned = attached === 0 && size < 1000 && !isAlive(creator) && isOurs(owner)
    return isOrphaned ? [`segment ${id}`] : []
  })
}

function readAllMaps(): string {
  const processes = readdirSync('/proc').filter((name) => Number(name) > 0)
  return processes.map(readMaps).join('\n')
}

function readMaps(pid: string): string {
  try {
    return `${readFileSync(`/proc/${pid}/maps`, 'utf8')}\n`
  } catch {
    return '' // ended meanwhile
  }
}
