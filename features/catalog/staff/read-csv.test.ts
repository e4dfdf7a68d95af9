import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planImport } from './product-import.ts'
import { toSheet } from './product-sheet.ts'
import { SHEET_COLLECTIONS, sheetProducts } from './sheet-fixtures.ts'
import { readCsv } from './read-csv.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'

const rowsOf = (csv: string) => {
  const rows = readCsv(csv, 100)
  return rows.ok ? rows.value : rows.refusal
}

describe('a spreadsheet file', () => {
  it('is read back as it was written', () => {
    const texts = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(texts, (rows) => {
        const [head = [], ...rest] = rows
        const named = [head.map((_, index) => `c${index}`), ...rest]
        expect(rowsOf(writeCsv(named))).toEqual(named)
      }),
    )
  })

  it('of products changes nothing right after it was saved', () => {
    fc.assert(
      fc.property(sheetProducts, fc.constantFrom(';' as const, ',' as const), (products, separator) => {
        const rows = readCsv(writeCsv(toSheet(products), separator), 2001)
        if (!rows.ok) throw new Error(`line ${rows.refusal.line}`)
        const { lines } = planImport(rows.value, {
          products,
          otherProducts: [],
          otherVariants: [],
          collections: SHEET_COLLECTIONS,
        })
        expect(lines.filter(({ what }) => what !== 'unchanged')).toEqual([])
        expect(lines).toHaveLength(products.flatMap(({ variants }) => variants).length)
      }),
    )
  })

  it('may name its separator in a first line, which is no row, and have a head over several lines', () => {
    for (const before of ['sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\r', 'SEP=;\n'])
      expect(rowsOf(`${before}a;"b\n, c"\n1,5;2`)).toEqual([
        ['a', 'b\n, c'],
        ['1,5', '2'],
      ])
    expect(rowsOf('"a\n,,,";b\n1;2')).toEqual([
      ['a\n,,,', 'b'],
      ['1', '2'],
    ])
  })

  it('may have semicolons, a byte order mark, any line breaks and quotes', () => {
    const rows = [['a', 'b'], ['x,y', 'sagte "nein"\r\nund ging'], [''], ['1', '']]
    for (const end of ['\r\n', '\n', '\r'])
      expect(rowsOf(['\ufeffa;b', 'x,y;"sagte ""nein""\r\nund ging"', '', '1;', ''].join(end))).toEqual(rows)
    expect(rowsOf('a,b\nx;y,z')).toEqual([
      ['a', 'b'],
      ['x;y', 'z'],
    ])
    expect(rowsOf('')).toEqual([])
  })

  it('has its separator detected by the head, ignoring quoted names', () => {
    expect(rowsOf('"a,b,c";d\n1,5;2')).toEqual([
      ['a,b,c', 'd'],
      ['1,5', '2'],
    ])
  })

  it.each([
    ['an open quotation', 'a,b\n1,2\n3,"4\n5,6', 3],
    ['a quotation mark in the middle', 'a,b\n1,x"y', 2],
    ['text after a quotation', 'a,b\n"1"2,3', 2],
  ])('reports the row with %s', (_what, csv, line) => {
    expect(rowsOf(csv)).toEqual({ line })
  })

  it('is read up to one row too many', () => {
    const rows = readCsv('a\n'.repeat(1000), 3)
    expect(rows.ok && rows.value).toHaveLength(4)
  })
})
