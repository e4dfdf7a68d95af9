// Compares what the home page makes a browser load with the budget of issue 2, section 6.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const client = join(dirname(fileURLToPath(import.meta.url)), '../dist/client')
const LIMITS_KB = { 'JavaScript of the home page': 108, 'CSS of the site': 14 }

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const scripts = [
  ...new Set([...closure('app/entry.client.tsx'), ...closure('app/routes/home/home-page.tsx')]),
].map((key) => manifest[key]?.file ?? key)
const styles = readdirSync(join(client, 'assets'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `assets/${file}`)

const kilobytes = {
  'JavaScript of the home page': brotliKilobytes(scripts),
  'CSS of the site': brotliKilobytes(styles),
}
let exceeded = false
for (const [name, limit] of Object.entries(LIMITS_KB)) {
  const size = kilobytes[/** @type {keyof typeof kilobytes} */ (name)]
  const over = size > limit
  exceeded ||= over
  console.log(`${over ? '✗' : '✓'} ${name}: ${size.toFixed(1)} KB brotli of ${limit} KB`)
}
process.exit(exceeded ? 1 : 0)

/**
 * A module and everything it imports statically.
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {Set<string>}
 */
function closure(key, seen = new Set()) {
  const entry = manifest[key]
  if (!entry) throw new Error(`The build has no ${key}`)
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of entry.imports ?? []) closure(imported, seen)
  return seen
}

/** @param {string[]} files */
function brotliKilobytes(files) {
  return (
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0) / 1024
  )
}
