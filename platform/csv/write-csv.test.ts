import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

describe('a list for a spreadsheet', () => {
  it('starts with a byte order mark and ends every row as RFC 4180 requires', () => {
    expect(
      writeCsv([
        ['Name', 'Personen'],
        ['Zoë', '2'],
      ]),
    ).toBe('\ufeffName;Personen\r\nZoë;2\r\n')
  })

  it('has commas where other programs read it', () => {
    expect(writeCsv([['a', 'b;c', 'd,e']], ',')).toBe('\ufeffa,"b;c","d,e"\r\n')
  })

  it('quotes separators, quotes and line breaks', () => {
    expect(writeCsv([['a,b', 'sagte "nein"', 'eins\nzwei', 'c;d']])).toBe(
      '\ufeff"a,b";"sagte ""nein""";"eins\nzwei";"c;d"\r\n',
    )
  })

  it('leaves amounts below zero as numbers, so that a column sums', () => {
    expect(writeCsv([['-50.00', '-3']])).toBe('\ufeff-50.00;-3\r\n')
  })

  it('prevents typed formulas from being executed', () => {
    for (const typed of [
      '=HYPERLINK(1)',
      '+41 41 000 00 00',
      '-1+2',
      '@SUM(A1)',
      '\tx',
      '\rx',
      '\n=x',
      '＝1+1',
      '＠SUM(A1)',
    ])
      expect(
        writeCsv([[typed]])
          .slice(1)
          .replace(/^"/, ''),
      ).toMatch(/^'/)
    for (const typed of ['-1x', '-', '-1.', "'-1", '--1']) expect(writeCsv([[typed]]).slice(1)).toMatch(/^'/)
    expect(writeCsv([['a=b']])).toBe('\ufeffa=b\r\n')
  })
})
