import { posix } from 'node:path'

/** Project files with the project files they import, type imports included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]((?:\.{1,2}\/|#)[^'"?]+)/g

/** @param sources text by path; imports outside of it are ignored */
export function readImportGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([path, text]) => {
      const specifiers = [...withoutComments(text).matchAll(SPECIFIER)].map((match) => match[1] ?? '')
      const resolved = specifiers.map((specifier) => resolve(path, specifier))
      return [path, [...new Set(resolved.filter((file) => sources.has(file)))]]
    }),
  )
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return posix.join(posix.dirname(path), specifier)
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm, '')
}

/** Import cycles: strongly connected components of more than one file, and self-imports. */
export function findCircles(graph: ImportGraph): string[][] {
  const state = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): { index: number; low: number; isOpen: boolean } => {
    const own = { index: state.size, low: state.size, isOpen: true }
    state.set(file, own)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      const seen = state.get(next)
      if (!seen) own.low = Math.min(own.low, visit(next).low)
      else if (seen.isOpen) own.low = Math.min(own.low, seen.index)
    }
    if (own.low === own.index) {
      const circle = open.splice(open.indexOf(file))
      for (const member of circle) {
        const found = state.get(member)
        if (found) found.isOpen = false
      }
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.toSorted())
    }
    return own
  }
  for (const file of graph.keys()) if (!state.has(file)) visit(file)
  return circles
}

/** Allowed dependencies by layer; folders not listed (tests, tools, benchmarks) may import everything. */
const FLOORS: Record<string, readonly string[]> = {
  kernel: [],
  i18n: ['kernel', 'content'],
  content: ['kernel', 'i18n'],
  platform: ['kernel', 'i18n', 'content'],
  features: ['kernel', 'i18n', 'content', 'platform', 'kit'],
  // Until the back office's client, tables and dialogs have moved here, it imports them from `site`.
  kit: ['kernel', 'i18n', 'content', 'platform', 'features', 'shell'],
  site: ['kernel', 'i18n', 'content', 'features', 'kit', 'shell', 'staff'],
  staff: ['kernel', 'i18n', 'content', 'platform', 'features', 'kit', 'shell', 'site', 'http', 'server'],
  http: [
    'kernel',
    'i18n',
    'content',
    'platform',
    'features',
    'kit',
    'shell',
    'site',
    'staff',
    'server',
    'supabase-api',
  ],
  shell: ['kernel', 'i18n', 'content', 'features', 'kit', 'site', 'staff'],
  'supabase-api': ['kernel', 'i18n', 'features', 'platform'],
  server: [
    'kernel',
    'i18n',
    'content',
    'features',
    'platform',
    'shell',
    'supabase-api',
    'db',
    'kit',
    'site',
    'staff',
    'http',
  ],
}

const OUTSIDE = ['http', 'site', 'staff']

/** What faces owners (`staff`) and visitors (`site`, `http`) reads any feature; no feature's inside imports it. Words and first facts of a noun may be read by all. */
function floorOf(file: string): string {
  const [floor = '', , tier] = file.split('/')
  if (floor === 'site')
    return /^site\/(discovery|share-pictures|structured-data)\//.test(file) ? 'http' : 'shell'
  if (floor !== 'features' || !tier) return floor
  return ['content', 'texts'].includes(tier) ? 'content' : OUTSIDE.includes(tier) ? tier : floor
}

/** Which insides of nouns an inside may import: those before it (ADR-069). */
const ORDER = [
  'services',
  'catalog',
  'voucher',
  'calendar',
  'staffing',
  'invoice',
  'order',
  'booking',
  'quote',
]

/** Upward imports, and imports between insides of features against their order. */
export function findForbiddenImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((target) => isForbidden(file, target)).map((target) => `${file} imports ${target}`),
  )
}

function isForbidden(file: string, target: string): boolean {
  const [floor, targetFloor] = [floorOf(file), floorOf(target)]
  const [room, targetRoom] = [file.split('/')[1], target.split('/')[1]]
  if (
    floor === 'features' &&
    target.startsWith('features/') &&
    room !== targetRoom &&
    targetFloor !== 'content'
  )
    return (
      !(targetFloor === 'features' && isBefore(targetRoom, room)) && !SHARED_TYPES.has(`${file} ${target}`)
    )
  if (floor === 'features' && target.startsWith('features/') && targetFloor !== 'site') return false
  const below = FLOORS[floor]
  return below !== undefined && floor !== targetFloor && !below.includes(targetFloor)
}

function isBefore(noun = '', other = ''): boolean {
  return ORDER.includes(noun) && ORDER.indexOf(noun) < ORDER.indexOf(other)
}

/** The cart may import the catalogue's product type only. */
const SHARED_TYPES = new Set([
  'features/cart/cart.ts features/catalog/product.ts',
  'features/cart/reconcile-cart.ts features/catalog/product.ts',
  'features/cart/reconcile-cart.ts features/catalog/own-amount.ts',
  'features/cart/reconcile-cart.ts features/catalog/gift-pictures.ts',
])
