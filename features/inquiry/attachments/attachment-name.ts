/** Characters of a name, its ending included; 255 bytes are the limit of most file systems. */
const LONGEST_NAME = 100

/** Names that Windows keeps for its devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file's name as we keep and show it: no folders, nothing that steers a terminal or turns the direction of writing,
 * none of the characters that Windows refuses. Letters of every script stay. Never empty.
 */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? ''
  const stem = Array.from(name.slice(0, name.length - ending.length))
    .slice(0, LONGEST_NAME - ending.length)
    .join('')
    .trimEnd()
  // A name of an ending alone has lost its dot: `.pdf` is `pdf` by now.
  const whole = stem === '' ? `file${ending}` : `${stem}${ending}`
  return DEVICE.test(whole) ? `_${whole}` : whole
}
