import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPdfReader } from '#test/read-qr-of-pdf.ts'
import { openPdfPage } from '../pdf-page.ts'
import { write } from '../write-text.ts'
import { notoFileOf } from './noto-file.ts'
import { openNoto } from './open-noto.ts'

let reader: Awaited<ReturnType<typeof openPdfReader>>

beforeAll(async () => {
  reader = await openPdfReader()
})
afterAll(() => reader.close())

const FONTS = ['text', 'strong', 'sign', 'italic'] as const

async function print(text: string, font: (typeof FONTS)[number] = 'text'): Promise<Buffer> {
  const page = openPdfPage({ title: text, lang: 'de', author: text, date: new Date(0) })
  write(page, 'P', text, 40, 40, { font, size: 20 })
  page.tagged('P', () => page.doc.font(font).fontSize(12).text(text, 40, 300, { lineBreak: false }))
  return page.finish()
}

it.each([
  ['Greek', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Щукін Ґалаґан'],
  ['Vietnamese', 'Nguyễn Thị Ậu'],
  ['Azerbaijani', 'Əli Həsənov'],
  ['Hebrew', 'דוד לוי'],
  ['Arabic', 'محمد'],
  ['Georgian', 'გიორგი ბერიძე'],
  ['Armenian', 'Հայկ Երևան'],
  ['Chinese', '深圳市南山区'],
  ['Japanese', 'さくらカフェ東京'],
  ['Korean', '서울특별시 김민준'],
])('prints %s letters in every font', async (_, text) => {
  for (const font of FONTS) {
    const printed = await reader.textOf(await print(`A ${text} 9`, font))
    const letters = (of: string) => Array.from(of.replace(/\s/g, '')).sort().join('')
    expect(letters(printed), font).toBe(letters(`A ${text} 9`.repeat(2)))
  }
})

it('shapes letters the same, whatever an earlier page made of their outlines', () => {
  const file = notoFileOf('م') ?? ''
  const font = openNoto(file, 400)
  Object.assign(font, { _glyphs: {} })
  for (let id = 0; id < font.numGlyphs; id++) font.getGlyph(id)
  const { glyphs } = openNoto(file, 400).layout('محمد')
  expect(glyphs.flatMap(({ codePoints }) => codePoints)).toEqual(
    Array.from('دمحم', (letter) => letter.codePointAt(0)),
  )
})

it('prints what no font has in Latin letters', async () => {
  expect(await reader.textOf(await print('ทอง 🌲'))).toContain('thong')
})

it('makes a page of any text', async () => {
  const any = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  await fc.assert(
    fc.asyncProperty(any, fc.constantFrom(...FONTS), async (text, font) => {
      expect((await print(text, font)).subarray(0, 5).toString()).toBe('%PDF-')
    }),
    { numRuns: 40 },
  )
})
