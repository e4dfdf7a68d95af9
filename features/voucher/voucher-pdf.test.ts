import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { type PrintedVoucher, renderVoucherPdf } from './voucher-pdf.server.ts'
import { voucherPdfTexts } from './voucher-pdf.texts.ts'

const SITE = 'https://www.gratweg.test'
const course: PrintedVoucher = {
  code: 'GRAT-7K2M-X0QW-4T9Z',
  kind: 'course',
  level: 2,
  amountCents: 25_000,
  currency: 'chf',
  validUntil: '2037-03-14',
  issuedAt: new Date('2027-03-14T15:47:00Z'),
  test: false,
}
const value: PrintedVoucher = { ...course, kind: 'value', level: null, amountCents: 100_000 }

describe('a voucher sheet', () => {
  it.each(LANGUAGES)('says amount, code and validity in %s', async (language) => {
    const texts = voucherPdfTexts[language]
    const { content } = await renderVoucherPdf(course, language, SITE)
    const said = textOf(content)
    for (const part of [
      texts.voucher,
      'Durchhaltevermögen',
      'CHF 250.00',
      course.code,
      texts.redeem,
      '2037',
    ]) {
      expect(said).toContain(part)
    }
    expect(said).not.toMatch(/\{\w+\}|undefined/)
    expect(said).not.toContain(texts.test)
  })

  it('is small, tagged, titled and links to the booking', async () => {
    const { content, filename } = await renderVoucherPdf(course, 'fr', SITE)
    const source = content.toString('latin1')
    expect(content.length).toBeLessThan(300_000)
    expect(source).toContain('/Lang (fr-CH)')
    expect(source).toContain('/Marked true')
    expect(source).toContain(`${SITE}/buchen?voucher=${course.code}`)
    expect(filename).toBe('bon-cadeau-durchhaltevermoegen-4T9Z.pdf')
  })

  it('names a value voucher by its amount, and what it is good for', async () => {
    const { content, filename } = await renderVoucherPdf(value, 'it', SITE)
    expect(filename).toBe('buono-regalo-chf-1000-4T9Z.pdf')
    expect(textOf(content)).toContain('CHF 1’000.00')
    expect(textOf(content)).toContain(voucherPdfTexts.it.forWhat)
  })

  it('says of a voucher from the test till that it is worth nothing', async () => {
    const { content } = await renderVoucherPdf({ ...value, test: true }, 'de', SITE)
    expect(textOf(content)).toContain('Test, ohne Wert')
  })
})

/** The visible text: maps each font's glyphs to letters. */
function textOf(pdf: Buffer): string {
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
  for (const [, font, shown] of page?.matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ/g) ?? []) {
    if (font) map = maps.get(font) ?? map
    else
      text += `${[...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, hex = '']) => decode(hex, map)).join('')}\n`
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
