import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePdf } from '#test/make-pdf.ts'
import { checkPdf } from './check-pdf.server.ts'

/** One that its cross-reference table closes rightly. */
function written(...objects: string[]): Buffer {
  const body = `%PDF-1.7\n${objects.map((each, index) => `${index + 1} 0 obj\n${each}\nendobj\n`).join('')}`
  return Buffer.from(
    `${body}xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

const CATALOG = '<< /Type /Catalog >>'
const packed = (content: string) => {
  const stream = deflateSync(content).toString('latin1')
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream`
}

describe('an uploaded PDF', () => {
  it('is accepted from common programs in any version', async () => {
    for (const pdfVersion of ['1.3', '1.7'] as const)
      expect(checkPdf(await makePdf('Packliste', { pdfVersion }))).toBeNull()
    expect(checkPdf(written(CATALOG, packed('2 0 << /Type /Page >>')))).toBeNull()
  })

  it('is refused with a password', async () => {
    expect(checkPdf(await makePdf('Packliste', { userPassword: 'geheim' }))).toBe('document_locked')
  })

  it('is refused with a password that a comment hides', () => {
    const file = written(CATALOG)
      .toString('latin1')
      .replace('<< /Root 1 0 R', '<< /Encrypt %x\n9 0 R /Root 1 0 R')
    expect(checkPdf(Buffer.from(file, 'latin1'))).toBe('document_locked')
  })

  it('is judged by a link that stands in an object of its own', () => {
    const link = '<< /S /URI /URI 3 0 R >>'
    expect(checkPdf(written(CATALOG, link, '(javascript:alert(1))'))).toBe('document_active')
    expect(checkPdf(written(CATALOG, link, '<6a617661736372697074 3a>'))).toBe('document_active')
    expect(checkPdf(written(CATALOG, link, '(https://example.ch)'))).toBeNull()
    expect(
      checkPdf(written('<< /Type /Catalog /URI 2 0 R >>', '<< /Base (https://example.ch) >>')),
    ).toBeNull()
  })

  it.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script under an escaped name', '<< /S /#4aavaS#63r#69pt /JS 3 0 R >>'],
    ['a program that it starts', '<< /S /Launch /F (cmd.exe) >>'],
    ['an attached file', '<< /Type /Filespec /EF << /F 4 0 R >> /Names << /EmbeddedFiles 5 0 R >> >>'],
    ['a form engine', '<< /AcroForm << /XFA [(xdp:xdp) 6 0 R] >> >>'],
    ['a film', '<< /Subtype/RichMedia/F 4 >>'],
    ['a form that sends what was typed', '<< /S /SubmitForm /F (https://example.com) >>'],
    ['a script before a comment', '<< /S /JavaScript%\n/JS (app.alert(1)) >>'],
    ['a film with a script', '<< /S /Rendition /OP 0 /JS (app.alert(1)) >>'],
    ['an attached file without a type', '<< /F (a.exe) /EF << /F 4 0 R >> >>'],
    ['an attached file elsewhere', '<< /F (a.exe) /E#46 5 0 R >>'],
    ['an attachment at a place of a page', '<< /Subtype /FileAttachment /FS 5 0 R >>'],
    ['a link to a file of another computer', '<< /S /GoToR /F (doc.pdf) /D [0 /Fit] >>'],
    ['a link into a file that it brings', '<< /S /GoToE /T << /R /C >> >>'],
    ['an article of another file', '<< /S /Thread /F (doc.pdf) >>'],
    ['a path into the network', '<< /Type /XObject /F (\\\\\\\\host\\\\share) >>'],
    ['a path into the network in octal digits', '<< /UF (\\134\\134host) >>'],
    ['a path into the network in hexadecimal digits', '<< /F <5C5c686f7374> >>'],
    ['a link that runs a script', '<< /S /URI /URI (javascript:alert(1)) >>'],
    ['a link to a file', '<< /S /URI /URI (file:///etc/passwd) >>'],
    ['a link to a hidden scheme', '<< /S /URI /URI <6a61766173637269707 43a> >>'],
    ['something that a page does when it opens', '<< /Type /Page /AA << /O 4 0 R >> >>'],
    ['something that it does when it opens', '<< /OpenAction << /S /URI /URI (https://example.com) >> >>'],
    [
      'something else after it goes to a page',
      '<< /OpenAction << /S /GoTo /D [1 0 R /Fit] /Next 5 0 R >> >>',
    ],
    ['something that nobody finds when it opens', '<< /OpenAction 77 0 R >>'],
  ])('with %s is refused, also in a compressed stream', (_what, object) => {
    expect(checkPdf(written(CATALOG, object))).toBe('document_active')
    const stream = packed(`2 0 ${object}`)
    expect(checkPdf(written(CATALOG, stream))).toBe('document_active')
    expect(checkPdf(written(CATALOG, stream.replace('/ObjStm', '/Obj#53tm')))).toBe('document_active')
  })

  it.each([
    ['in a string', '/Title (endobj 7 0 obj << \\) (nested) ) '],
    ['in a comment', '% endobj 7 0 obj <<\n'],
  ])('hides no script behind the begin of another object %s', (_where, decoy) => {
    const stream = packed('9 0 << /S /JavaScript /JS (app.alert(1)) >>').replace('/Type /ObjStm', '')
    const hidden = stream.replace('/Filter', `${decoy}/Filter`)
    expect(checkPdf(written(CATALOG, hidden))).toBe('document_active')
    expect(
      checkPdf(written(CATALOG, packed('2 0 << /Type /Page >>').replace('/Filter', `${decoy}/Filter`))),
    ).toBeNull()
  })

  it.each([
    ['in the file', (action: string) => written(`<< /OpenAction 2 0 R >>`, action)],
    [
      'in a compressed stream',
      (action: string) => written(`<< /OpenAction 9 0 R >>`, packed(`9 0 ${action}`)),
    ],
    [
      'in a compressed stream without a type',
      (action: string) =>
        written(`<< /OpenAction 9 0 R >>`, packed(`9 0 ${action}`).replace('/Type /ObjStm', '')),
    ],
    [
      'after a harmless one',
      (action: string) =>
        written('<< /OpenAction 3 0 R >>', CATALOG, '[1 0 R /Fit]', `x\nendobj\n3 0 obj\n${action}`),
    ],
  ])('goes to one of its own pages when it opens, and does nothing else, %s', (where, file) => {
    for (const harmless of ['[1 0 R /Fit]', '<< /S /GoTo /D [1 0 R /XYZ null null 0] >>'])
      expect([where, checkPdf(file(harmless))]).toEqual([where, null])
    expect(checkPdf(file('<< /S /URI /URI (https://example.com) >>'))).toBe('document_active')
    expect(checkPdf(file('<< /S /GoTo /D [1 0 R /Fit] /Next << /S /URI >> >>'))).toBe('document_active')
  })

  it('may have links to pages of the web, mail addresses and telephone numbers, and its own blend modes', () => {
    for (const harmless of [
      '<< /Subtype /Link /A << /S /URI /URI (https://example.ch/a?b=c:d) >> >>',
      '<< /S /URI /URI (mailto:info@example.ch) >>',
      '<< /S /URI /URI (tel:+41790000000) >>',
      '<< /S /URI /URI (www.example.ch) >>',
      '<< /S /URI /URI <68747470733a2f2f6578616d706c652e6368> >>',
      '<< /BM /Screen /F 4 /Next 5 0 R /First 6 0 R >>',
      '<< /S /GoTo /D [1 0 R /Fit] >>',
      '<< /OpenAction [1 0 R /Fit] /URI << /Base (https://example.ch) >> >>',
      '<< /OpenAction << /S /GoTo /D [1 0 R /XYZ 0 0 0] >> >>',
    ])
      expect([harmless, checkPdf(written(CATALOG, harmless))]).toEqual([harmless, null])
  })

  it.each([
    ['a page of HTML', Buffer.from('<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['magic bytes alone', Buffer.from('%PDF-1.7\n')],
    ['HTML before the magic bytes', Buffer.concat([Buffer.from('<html>'), written(CATALOG)])],
    ['a version that there is not', Buffer.from(written(CATALOG).toString('latin1').replace('1.7', '9.9'))],
    [
      'a table elsewhere',
      Buffer.from(
        written(CATALOG)
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n3'),
      ),
    ],
    ['something after its end', Buffer.concat([written(CATALOG), Buffer.from('<script>')])],
    ['half of itself', written(CATALOG, packed('2 0 x')).subarray(0, 60)],
    [
      'a stream that is none',
      written(CATALOG, packed('2 0 x').replace(/stream\n[\s\S]*\nend/, 'stream\nxx\nend')),
    ],
    [
      'a stream that is packed twice',
      written(CATALOG, packed('2 0 x').replace('/FlateDecode', '[/FlateDecode /ASCIIHexDecode]')),
    ],
    [
      'a stream with a predictor',
      written(CATALOG, packed('2 0 x').replace('/Length', '/DecodeParms << /Predictor 12 >> /Length')),
    ],
    [
      'a stream that ends too early',
      written(CATALOG, packed('2 0 x').replace(/.{3}\nendstream/s, '\nendstream')),
    ],
    [
      'a stream of objects that says elsewhere where they begin',
      written(CATALOG, packed('2 0 x').replace('/First 4', '/First 7 0 R')),
    ],
    ['a stream in another packing', written(CATALOG, packed('2 0 x').replace('FlateDecode', 'LZWDecode'))],
  ])('that is %s is refused', (_what, bytes) => {
    expect(checkPdf(bytes)).toBe('document_unreadable')
  })

  it('is read at once, however it repeats itself', () => {
    const long = 200_000
    const started = performance.now()
    for (const repeated of [
      `/AA ${'1'.repeat(long)}`,
      `/AA${' '.repeat(long)}`,
      '/OpenAction 1 0 R '.repeat(long / 20),
      '/URI ('.repeat(long / 6),
      '/First '.repeat(long / 7),
      '>>stream'.repeat(long / 8),
      'obj<</First 4>>stream '.repeat(long / 22),
      `1 0 obj${' '.repeat(80)}`.repeat(long / 90),
      '%'.repeat(long),
    ])
      checkPdf(written(CATALOG, repeated))
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('may have thousands of small streams close together', () => {
    const glyphs = Array.from(
      { length: 10_000 },
      () => '<< /Length 4 /Resources << /Font << >> >> >>\nstream\nq Q \nendstream',
    )
    expect(checkPdf(written(CATALOG, ...glyphs))).toBeNull()
  })

  it('is not unpacked beyond a limit', () => {
    expect(checkPdf(written(CATALOG, packed(' '.repeat(40 * 1024 * 1024))))).toBe('document_unreadable')
  })

  it('throws for no input', () => {
    const bytes = fc.uint8Array({ maxLength: 400 }).map((each) => Buffer.from(each))
    const near = fc
      .string({ maxLength: 200 })
      .map((text) => written(CATALOG, `${text} /ObjStm ${text} stream`))
    fc.assert(
      fc.property(fc.oneof(bytes, near), (file) => {
        expect([null, 'document_unreadable', 'document_locked', 'document_active']).toContain(checkPdf(file))
      }),
    )
  })
})
