import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asAttachment, asInline } from './content-disposition.ts'

it('names a file plainly where that is all there is to say', () => {
  expect(asInline('rechnung-R-2026-0119.pdf')).toBe('inline; filename="rechnung-R-2026-0119.pdf"')
})

it('names others as they are, and in Latin letters for programs that do not know that', () => {
  expect(asAttachment('Müller «Zug» 100%.pdf')).toBe(
    `attachment; filename="Muller __Zug__ 100_.pdf"; filename*=UTF-8''M%C3%BCller%20%C2%ABZug%C2%BB%20100%25.pdf`,
  )
  expect(asAttachment('深圳.pdf')).toContain('filename="ShenZhen.pdf"')
})

it('is one header of ASCII for any name, from which the name is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      const header = asAttachment(name)
      expect(header).toMatch(/^attachment; filename="[^"\\%]+"(; filename\*=UTF-8''[\w.!~%-]+)?$/)
      expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
      const [, plain = ''] = /filename="([^"]+)"/.exec(header) ?? []
      const [, encoded] = /filename\*=UTF-8''(.+)$/.exec(header) ?? []
      const clean = name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
      expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(clean)
    }),
  )
})
