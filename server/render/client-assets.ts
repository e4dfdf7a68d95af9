import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientAssets, PageAssets } from './document.ts'

const ENTRY_SOURCE = 'site/entry.client.tsx'

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

export function readClientAssets(folder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[ENTRY_SOURCE]
  if (!entry) throw new Error(`The build in ${folder} has no ${ENTRY_SOURCE}`)
  const known = new Map<string, PageAssets>()
  return {
    entry: `/${entry.file}`,
    developmentHead: '',
    of(...sources) {
      const key = sources.join(' ')
      const found = known.get(key) ?? assetsOf(manifest, sources, folder)
      known.set(key, found)
      return found
    },
  }
}

function assetsOf(manifest: Manifest, sources: readonly string[], folder: string): PageAssets {
  const keys = [...new Set([ENTRY_SOURCE, ...sources].flatMap((source) => [...closure(manifest, source)]))]
  const stylesheets = [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
  return {
    modules: keys.map((key) => `/${manifest[key]?.file}`),
    css: stylesheets.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join(''),
    stylesheets: stylesheets.map((file) => `/${file}`),
  }
}

function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[key]
  if (seen.has(key) || !entry) return seen
  seen.add(key)
  for (const imported of entry.imports ?? []) closure(manifest, imported, seen)
  return seen
}
