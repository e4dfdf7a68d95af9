import { createHash, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type AppKey = Buffer

const KEY_BYTES = 32

/**
 * The key from `APP_SECRET` (64 hex digits), else from `DATA_DIR/secrets/app.key`, created once with mode 0600.
 * Concurrent starts agree on one. Without it in a backup, vouchers redeem but their codes cannot be printed again.
 * Throws when the file is not a key.
 */
export async function openAppKey(place: {
  dataDir: string
  appSecret?: string | undefined
}): Promise<AppKey> {
  const existing = await readAppKey(place)
  if (existing) return existing
  const file = appKeyFile(place.dataDir)
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await createKey(folder, file)
  const created = await readKey(file)
  if (!created) throw new Error(`The key ${file} could not be created.`)
  return created
}

/** The same, but undefined instead of creating one. */
export async function readAppKey(place: {
  dataDir: string
  appSecret?: string | undefined
}): Promise<AppKey | undefined> {
  if (place.appSecret) return Buffer.from(place.appSecret, 'hex')
  return readKey(appKeyFile(place.dataDir))
}

export function appKeyFile(dataDir: string): string {
  return join(dataDir, 'secrets', 'app.key')
}

/** Sixteen hex digits that identify a key without revealing it. */
export function keyFingerprint(key: AppKey): string {
  return deriveBytes(key, 'key-fingerprint', 'gratweg').toString('hex', 0, 8)
}

/** An unguessable text of 43 characters (256 bits), deterministic for key, purpose and id. */
export function deriveToken(key: AppKey, purpose: string, id: string): string {
  return deriveBytes(key, purpose, id).toString('base64url')
}

/** A deterministic UUID (version 8) for key, purpose and text, as the id of what must be written only once. */
export function deriveId(key: AppKey, purpose: string, text: string): string {
  const bytes = deriveBytes(key, purpose, text)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function deriveBytes(key: AppKey, purpose: string, id: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\0${id}`).digest()
}

/** SHA-256 in hex, stored instead of the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function readKey(file: string): Promise<AppKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'hex')
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} is not a key of ${KEY_BYTES} bytes: restore it from the backup.`)
  return key
}

async function createKey(folder: string, file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  // `link` fails if another process has created the key meanwhile; file systems without it rename.
  await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await rename(draft, file)
  })
  await rm(draft, { force: true })
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
