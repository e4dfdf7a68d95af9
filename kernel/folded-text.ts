/** Letters that no decomposition leads to a plain one. `fold_plain` of `db/migrations` has the same. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
}

/** Lower case without accents: `Müller-Gössi` is `muller-gossi`. */
export function foldPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[ßẞæÆœŒøØłŁđĐı]/g, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase()
}

/** The same with umlauts as they are spelled without them: `mueller-goessi`. */
export function foldSpelled(text: string): string {
  return foldPlain(text.normalize('NFD').replace(/([aou])\u0308/gi, '$1e'))
}

/** Whether somebody who typed the part may mean the text: `francois` finds `François`, `Mueller` and `Muller` find `Müller`. */
export function includesFolded(text: string, part: string): boolean {
  return foldPlain(text).includes(foldPlain(part)) || foldSpelled(text).includes(foldSpelled(part))
}
