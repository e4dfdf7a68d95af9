import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export type PostgresUser = { uid: number; gid: number; name: string }

/** A system user created for PostgreSQL, else `nobody`: it refuses to run as root. Undefined unless we are root. */
export function findPostgresUser(print: (text: string) => void): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return lookUp(NAME) ?? create(print) ?? lookUp('nobody')
}

/** Whether the user can enter the folder, by permission bits only (no ACLs). */
export function canReach(user: PostgresUser | undefined, folder: string): boolean {
  if (!user) return true
  const { uid, gid, mode } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return folder === dirname(folder) || canReach(user, dirname(folder))
}

const NAME = 'gratweg'

function lookUp(name: string): PostgresUser | undefined {
  try {
    const ask = (option: string) =>
      Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g'), name }
  } catch {
    return undefined
  }
}

function create(print: (text: string) => void): PostgresUser | undefined {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]
    execFileSync('useradd', options, { stdio: 'ignore' })
    print(`made the system user "${NAME}", because PostgreSQL does not run as root`)
  } catch {
    // no useradd, or another process created the user meanwhile: look it up again
  }
  return lookUp(NAME)
}
