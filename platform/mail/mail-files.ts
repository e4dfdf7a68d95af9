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

/** The moment that a file's name begins with, and the kind of the mail. */
const NAME = /^(\d{4}-\d\d-\d\d_\d{6})Z_(.*)_[^_]*\.eml$/

/** Removes files of mails that were owed before `before`, of kinds that begin with `kind`. @returns how many. */
export async function purgeMailFiles(folder: string, before: Date, kind = ''): Promise<number> {
  const [first] = NAME.exec(mailFileName({ writtenAt: before, kind: '', id: '' }))?.slice(1) ?? []
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => {
    const [, moment, ofKind] = NAME.exec(name) ?? []
    return first !== undefined && moment !== undefined && moment < first && ofKind?.startsWith(kind)
  })
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}
