// Checks the home page's assets against their budget.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const client = join(dirname(fileURLToPath(import.meta.url)), '../dist/client')
const ENTRY = 'site/entry.client.tsx'
const HOME = 'site/routes/home/home-page.tsx'
const OFFICE = 'site/routes/staff/staff-page.tsx'
const LIST = 'features/customer/staff/customers-page.tsx'

/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
// Views that the back office loads on their own come later than any document.
const pages = Object.keys(manifest).filter((key) =>
  /^(app\/routes|features\/[^/]+\/site)\/.*-page\.tsx$/.test(key),
)
const budget = [
  { name: 'JavaScript of the home page', limit: 107, size: brotliKilobytes(filesOf(HOME, scriptsOf)) },
  {
    name: 'CSS of the page that has most',
    limit: 14,
    size: Math.max(...pages.map((page) => brotliKilobytes(filesOf(page, stylesOf)))),
  },
  // With the contracts of all parts, and without a schema library (22 KB).
  {
    name: 'JavaScript of a list of the back office',
    limit: 150,
    size: brotliKilobytes(filesOf(LIST, scriptsOf, OFFICE)),
  },
]

let exceeded = false
for (const { name, limit, size } of budget) {
  const over = size > limit
  exceeded ||= over
  console.log(`${over ? '✗' : '✓'} ${name}: ${size.toFixed(1)} KB brotli of ${limit} KB`)
}
process.exit(exceeded ? 1 : 0)

/**
 * Files of a page and the entry, deduplicated.
 * @param {string} page
 * @param {(key: string) => string[]} pick
 * @param {string} frame
 */
function filesOf(page, pick, frame = ENTRY) {
  return [...new Set([...closure(ENTRY), ...closure(frame), ...closure(page)].flatMap(pick))]
}

/** @param {string} key */
function scriptsOf(key) {
  return [manifest[key]?.file ?? key]
}

/** @param {string} key */
function stylesOf(key) {
  return manifest[key]?.css ?? []
}

/**
 * The module with its static imports, transitively.
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
