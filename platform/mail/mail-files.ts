import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFileName } from './file-mailer.ts'

/** Removes the .eml files of mails; missing ones are ignored. */
export async function removeMailFiles(
  folder: string,
  mails: readonly { id: string; kind: string; createdAt: Date }[],
): Promise<void> {
  for (const { createdAt: writtenAt, ...mail } of mails)
    await rm(join(folder, mailFileName({ ...mail, writtenAt })), { force: true })
}

const NAME = /^(\d{4}-\d\d-\d\d_\d{6})Z_(.*)_[^_]*\.eml$/

/** Removes files of mails written before `before` whose kind starts with `kind`. @returns how many. */
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
