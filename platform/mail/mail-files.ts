import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFileName } from './file-mailer.ts'

/** Removes the files of mails, where mails are files. What is not there counts as removed. */
export async function removeMailFiles(
  folder: string,
  mails: readonly { id: string; kind: string; createdAt: Date }[],
): Promise<void> {
  for (const { createdAt: writtenAt, ...mail } of mails)
    await rm(join(folder, mailFileName({ ...mail, writtenAt })), { force: true })
}

/** Removes files of mails that were owed before `before`: their names begin with that moment. @returns how many. */
export async function purgeMailFiles(folder: string, before: Date): Promise<number> {
  const first = mailFileName({ writtenAt: before, kind: '', id: '' }).slice(0, '2027-03-14_154512'.length)
  const names = await readdir(folder).catch(() => [])
  const old = names.filter(
    (name) => /^\d{4}-\d\d-\d\d_\d{6}Z_.*\.eml$/.test(name) && name.slice(0, 17) < first,
  )
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}
