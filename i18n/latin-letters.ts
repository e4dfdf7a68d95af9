import anyAscii from 'any-ascii'

/**
 * The text in plain Latin letters, as it is read: `Əli` as `Eli`, `Фёдор` as `Fedor`, `深圳` as `ShenZhen`. Pictures and marks
 * of no sound are left out. Half a megabyte of tables: on the server only.
 */
export function inLatinLetters(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = anyAscii(character)
    return PICTURE.test(plain) ? '' : plain
  }).join('')
}

/** `:evergreen_tree:` */
const PICTURE = /^:.+:$/
