// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether dist was built from the current sources.
 *
 * @param {string} folder
 */
export function isBuilt(folder) {
  const stamp = join(folder, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(folder)
}

/** @param {string} folder */
export function markBuilt(folder) {
  writeFileSync(join(folder, STAMP), hashSources(folder))
}

/**
 * Call before a build, so that an aborted one does not count.
 *
 * @param {string} folder
 */
export function unmarkBuilt(folder) {
  rmSync(join(folder, STAMP), { force: true })
}

const STAMP = 'dist/sources.sha256'
const FOLDERS = 'content db features i18n kernel kit platform public server site supabase-api'.split(' ')
const SOURCES = FOLDERS.concat('package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts')

/** @param {string} folder */
function hashSources(folder) {
  const hash = createHash('sha256')
  for (const source of SOURCES) addToHash(hash, folder, source)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} folder
 * @param {string} path
 */
function addToHash(hash, folder, path) {
  const full = join(folder, path)
  const entry = statSync(full, { throwIfNoEntry: false })
  if (!entry || /\.test\.tsx?$/.test(path)) return
  if (entry.isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, folder, join(path, name))
    return
  }
  hash.update(`${path}\0${entry.size}\0`).update(readFileSync(full))
}
