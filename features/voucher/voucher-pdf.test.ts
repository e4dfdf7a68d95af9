import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { textOfPdf } from '#test/pdf-text.ts'
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
  it.each(LANGUAGES)('shows amount, code and validity in %s', async (language) => {
    const texts = voucherPdfTexts[language]
    const { content } = await renderVoucherPdf(course, language, SITE, FIRST_COMPANY)
    const text = textOfPdf(content)
    for (const part of [
      texts.voucher,
      'Durchhaltevermögen',
      'CHF 250.00',
      course.code,
      texts.redeem,
      '2037',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/\{\w+\}|undefined/)
    expect(text).not.toContain(texts.test)
  })

  it('is small, tagged, titled and links to the booking', async () => {
    const { content, filename } = await renderVoucherPdf(course, 'fr', SITE, FIRST_COMPANY)
    const source = content.toString('latin1')
    expect(content.length).toBeLessThan(300_000)
    expect(source).toContain('/Lang (fr-CH)')
    expect(source).toContain('/Marked true')
    expect(source).toContain(`${SITE}/buchen?voucher=${course.code}`)
    expect(filename).toBe('bon-cadeau-durchhaltevermoegen-4T9Z.pdf')
  })

  it('titles a value voucher by its amount, and states what it is good for', async () => {
    const { content, filename } = await renderVoucherPdf(value, 'it', SITE, FIRST_COMPANY)
    expect(filename).toBe('buono-regalo-chf-1000-4T9Z.pdf')
    expect(textOfPdf(content)).toContain('CHF 1’000.00')
    expect(textOfPdf(content)).toContain(voucherPdfTexts.it.forWhat)
  })

  it('states that a voucher from test payments is worth nothing', async () => {
    const { content } = await renderVoucherPdf({ ...value, test: true }, 'de', SITE, FIRST_COMPANY)
    expect(textOfPdf(content)).toContain('Test, ohne Wert')
  })
})
