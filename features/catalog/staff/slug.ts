const MOST = 40

/** A page of the back office beside those of products: no product is called so. */
export const RESERVED_ID = 'reihenfolge'

/** `Hemd für Wanderer (rot)` becomes `hemd-fuer-wanderer-rot`, as ids of the catalogue may be; never empty. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MOST)
    .replace(/-+$/, '')
  return slug || 'produkt'
}
