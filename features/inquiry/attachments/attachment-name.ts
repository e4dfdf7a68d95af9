/** Characters; most file systems allow 255 bytes. */
const LONGEST_NAME = 100

const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A safe file name, never empty: no folders, control or bidi characters, nor characters that Windows refuses. */
export function cleanFileName(original: string): string {
  const last = original.toWellFormed().split(/[/\\]/).at(-1) ?? ''
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
  // A name that is only an extension has lost its dot: `.pdf` is `pdf`.
  const whole = stem === '' ? `file${ending}` : `${stem}${ending}`
  return DEVICE.test(whole) ? `_${whole}` : whole
}
