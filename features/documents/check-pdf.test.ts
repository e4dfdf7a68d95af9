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

  it.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script under an escaped name', '<< /S /#4aavaS#63r#69pt /JS 3 0 R >>'],
    ['a program that it starts', '<< /S /Launch /F (cmd.exe) >>'],
    ['an attached file', '<< /Type /Filespec /EF << /F 4 0 R >> /Names << /EmbeddedFiles 5 0 R >> >>'],
    ['a form engine', '<< /AcroForm << /XFA [(xdp:xdp) 6 0 R] >> >>'],
    ['a film', '<< /Subtype/RichMedia/F 4 >>'],
    ['a form that sends what was typed', '<< /S /SubmitForm /F (https://example.com) >>'],
  ])('with %s is refused, also in a compressed stream', (_what, object) => {
    expect(checkPdf(written(CATALOG, object))).toBe('document_active')
    const stream = packed(`2 0 ${object}`)
    expect(checkPdf(written(CATALOG, stream))).toBe('document_active')
    expect(checkPdf(written(CATALOG, stream.replace('/ObjStm', '/Obj#53tm')))).toBe('document_active')
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
    ['a stream in another packing', written(CATALOG, packed('2 0 x').replace('FlateDecode', 'LZWDecode'))],
  ])('that is %s is refused', (_what, bytes) => {
    expect(checkPdf(bytes)).toBe('document_unreadable')
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
