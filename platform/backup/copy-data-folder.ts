import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const BACKUP_FOLDERS = ['secrets', 'mail', 'objects']

/** Files in `objects` never change, so hard links serve as copies. */
const UNCHANGING = new Set(['objects'])
const PASSED_OVER = new Set([join('objects', 'incoming')])

/** Copies a folder while the server runs. Object files outlive their rows by minutes: those of rows read are there. */
export function copyDataFolder(dataDir: string, name: string, target: string, top = name): void {
  const entries = orNothing(() => readdirSync(join(dataDir, name), { withFileTypes: true })) ?? []
  if (entries.length > 0) mkdirSync(join(target, name), { recursive: true, mode: 0o700 })
  for (const entry of entries) {
    const path = join(name, entry.name)
    if (PASSED_OVER.has(path)) continue
    if (entry.isDirectory()) copyDataFolder(dataDir, path, target, top)
    else if (entry.isFile())
      orNothing(() => keepFile(join(dataDir, path), join(target, path), UNCHANGING.has(top)))
  }
}

function keepFile(from: string, to: string, isUnchanging: boolean): void {
  if (!isUnchanging) return copyFileSync(from, to)
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    copyFileSync(from, to) // another file system, or one without hard links
  }
}

function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
