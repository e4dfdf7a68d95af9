import type { LegalLine, LegalSectionContent } from '../legal/legal-content.ts'

const EMPTY = { de: '', en: '', fr: '', it: '' } as const

/** A copy with one entry a place further on or back; the same at the ends. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const target = index + by
  const item = items[index]
  if (item === undefined || target < 0 || target >= items.length) return items
  return items.toSpliced(index, 1).toSpliced(target, 0, item)
}

/** Its key is new in every document. */
export function newLine(section: string): LegalLine {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { key: `${section}.new-${mark}`, texts: EMPTY }
}

/** Undefined when its address is taken, or the title has no letters for one. */
export function newSection(title: string, taken: readonly string[]): LegalSectionContent | undefined {
  const id = toAnchor(title)
  if (id === undefined || taken.includes(id)) return undefined
  return { id, title: { ...EMPTY, de: title }, paragraphs: [newLine(id)], steps: [], items: [] }
}

/** `Höhere Gewalt` becomes `hoehere-gewalt`. Not `inhalt`, which is the page's own. */
function toAnchor(title: string): string | undefined {
  const plain = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60)
  return plain === '' || plain === 'inhalt' ? undefined : plain
}
