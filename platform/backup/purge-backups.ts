import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes archives in a folder that were written before `before`; what is no archive stays. No folder, nothing to do.
 * @returns how many.
 */
export async function purgeBackups(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => each.endsWith('.tar.gz'))) {
    const file = join(folder, name)
    const { mtime } = await stat(file)
    if (mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
