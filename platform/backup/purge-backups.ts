import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes archives written before `before`, except the newest, so that one copy always remains. @returns how many. */
export async function purgeBackups(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const archives = await Promise.all(
    names
      .filter((name) => ARCHIVE.test(name))
      .map(async (name) => ({ file: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const newest = archives.toSorted((a, b) => b.at - a.at)[0]
  const old = archives.filter((each) => each !== newest && each.at < before.getTime())
  for (const { file } of old) await rm(file, { force: true })
  return old.length
}

const ARCHIVE = /\.tar\.gz(\.enc)?$/
