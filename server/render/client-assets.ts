import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientAssets } from './document.ts'

const ENTRY_SOURCE = 'app/entry.client.tsx'

interface ManifestEntry {
  file: string
  imports?: string[]
}

/** Reads what the build left in `folder`. Throws when the site has not been built. */
export function readClientAssets(folder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const entry = manifest[ENTRY_SOURCE]
  if (!entry) throw new Error(`The build in ${folder} has no ${ENTRY_SOURCE}`)
  const css = readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, 'assets', file), 'utf8').trim())
    .join('')
  const always = closure(manifest, ENTRY_SOURCE)
  return {
    entry: `/${entry.file}`,
    css,
    developmentHead: '',
    modulesOf: (source) =>
      [...new Set([...always, ...closure(manifest, source)])]
        .filter((key) => key !== ENTRY_SOURCE)
        .map((key) => `/${manifest[key]?.file}`),
  }
}

/** A module and everything it imports statically. */
function closure(
  manifest: Record<string, ManifestEntry>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) closure(manifest, imported, seen)
  return seen
}
