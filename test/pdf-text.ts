import { inflateSync } from 'node:zlib'

/** The visible text: maps each font's glyphs to letters. */
export function textOfPdf(pdf: Buffer): string {
  const objects = readObjects(pdf)
  const maps = new Map<string, Map<string, string>>()
  const dictionaries = [...objects.values()].map(({ head }) => head).join('\n')
  for (const [, list = ''] of dictionaries.matchAll(/\/Font <<(.*?)>>/gs)) {
    for (const [, name = '', id = ''] of list.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (cmap) maps.set(name, readCharacterMap(objects.get(cmap)?.stream ?? ''))
    }
  }
  const page = [...objects.values()].map(({ stream }) => stream).find((stream) => stream.includes(' Tf'))
  let map = new Map<string, string>()
  let text = ''
  for (const [, font, glyphs] of page?.matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ/g) ?? []) {
    if (font) map = maps.get(font) ?? map
    else
      text += `${[...(glyphs ?? '').matchAll(/<(\w+)>/g)].map(([, hex = '']) => decode(hex, map)).join('')}\n`
  }
  return text
}

function decode(hex: string, map: Map<string, string>): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => map.get(glyph) ?? '').join('')
}

function readObjects(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', packed] = body.split('\nstream\n')
    const bytes = packed && Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1')
    const stream = bytes && head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : ''
    objects.set(id, { head, stream })
  }
  return objects
}

/** pdfkit writes `<0000> <00ff> [<0047> <0072> …]`: glyphs in order, letters in UTF-16. */
function readCharacterMap(source: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, first = '', list = ''] of source.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, letters = ''] of list.matchAll(/<([\w ]+)>/g)) {
      const units = (letters.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) =>
        Number.parseInt(unit, 16),
      )
      map.set(glyph.toString(16).padStart(4, '0'), String.fromCharCode(...units))
      glyph++
    }
  }
  return map
}
