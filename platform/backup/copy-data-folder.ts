import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of DATA_DIR that belong to a backup: the key, the mails written to files, and what is stored for others. */
export const BACKUP_FOLDERS = ['secrets', 'mail', 'objects']

/** Files of `objects` never change, so a second name for them is a copy. */
const UNCHANGING = new Set(['objects'])
/** What is still being written belongs to nobody. */
const PASSED_OVER = new Set([join('objects', 'incoming')])

/**
 * Copies a folder of DATA_DIR while others work in it: what goes away meanwhile is left out. A file of an object stays
 * for minutes after its row has gone, so those of all rows that were read before are there.
 */
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
    copyFileSync(from, to) // another file system, or one without links
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
