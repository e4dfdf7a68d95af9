import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { GIFT_LIMITS, problemOfGift, tidyGift, type VoucherGift } from '#kernel/voucher-gift.ts'
import { openPdfPage } from '#platform/pdf/pdf-page.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { drawGift } from './draw-gift.server.ts'
import { type PrintedVoucher, renderVoucherPdf } from './voucher-pdf.server.ts'
import { voucherPdfTexts } from './voucher-pdf.texts.ts'

const SITE = 'https://www.gratweg.test'
const TODAY = '2027-03-14'
const PLACE = { x: 424, y: 230, width: 351.9, height: 102 }
const voucher: PrintedVoucher = {
  code: 'GRAT-7K2M-X0QW-4T9Z',
  kind: 'value',
  level: null,
  amountCents: 7300,
  currency: 'chf',
  validUntil: '2037-03-14',
  issuedAt: new Date('2027-03-14T15:47:00Z'),
  test: false,
}
const GIFT: VoucherGift = { recipient: 'Noemi', sender: 'Göttu Beat', message: 'Alles Gute.\nBis im Mai!' }

/** Words as somebody could type them: all that passes, with long words and line breaks. */
const gifts = fc
  .record({
    recipient: fc.string({ maxLength: 60, unit: 'binary' }),
    sender: fc.string({ maxLength: 60, unit: 'grapheme-ascii' }),
    message: fc.oneof(
      fc.string({ maxLength: 280, unit: 'grapheme-ascii' }),
      fc
        .array(fc.constantFrom('W', 'M', 'Ö', 'i', ' ', '\n', '–'), { maxLength: 280 })
        .map((each) => each.join('')),
      fc.constantFrom('W'.repeat(280), `${'W\n'.repeat(4)}${'M'.repeat(270)}`, 'lang '.repeat(56)),
    ),
  })
  .map(tidyGift)
  .filter((gift) => problemOfGift(gift, TODAY) === undefined)

describe('the text of a personal voucher', () => {
  it('fits its place, for any length and line breaks', () => {
    fc.assert(
      fc.property(gifts, fc.constantFrom(...LANGUAGES), (gift, language) => {
        const page = openPdfPage({ title: 'x', lang: 'de', author: 'x', date: new Date(0) })
        const size = drawGift(page, gift, language, PLACE)
        const { doc } = page
        expect(size > 0).toBe(gift.message !== undefined)
        if (!gift.message) return
        // Where the message has ended.
        const room = PLACE.y + PLACE.height - (gift.sender ? 18 : 0)
        doc.font('text').fontSize(size)
        expect(doc.y).toBeLessThanOrEqual(room + 1)
        expect(doc.bufferedPageRange().count).toBe(1)
      }),
      { numRuns: 100 },
    )
  })

  it.each(LANGUAGES)('is on the voucher in %s, with the picture’s description', async (language) => {
    const gift = { ...GIFT, drawing: 'feuer' }
    const { content } = await renderVoucherPdf({ ...voucher, gift }, language, SITE, FIRST_COMPANY)
    const text = textOfPdf(content)
    for (const part of ['Noemi', 'Göttu Beat', 'Alles Gute.', 'Bis im Mai!', 'CHF 73.00', voucher.code])
      expect(text).toContain(part)
  })

  it('states on a sample that it is worth nothing, without a code or a way to redeem it', async () => {
    const { content } = await renderVoucherPdf(
      { ...voucher, code: 'GRAT-····-····-····', gift: GIFT, isSample: true },
      'de',
      SITE,
      FIRST_COMPANY,
    )
    expect(textOfPdf(content)).toContain(voucherPdfTexts.de.sample)
    expect(content.toString('latin1')).not.toContain('/buchen?voucher')
  })
})

describe('the allowed text', () => {
  it.each<[VoucherGift, string, string]>([
    [{ recipient: 'x'.repeat(61) }, 'recipient', 'too_long'],
    [{ message: 'x'.repeat(281) }, 'message', 'too_long'],
    [{ message: 'a\nb\nc\nd\ne\nf' }, 'message', 'too_many_lines'],
    [{ message: 'Frohe Weihnachten 🎄' }, 'message', 'unprintable'],
    [{ sender: 'ทอง' }, 'sender', 'unprintable'],
    [{ email: 'noemi' }, 'email', 'not_an_address'],
    [{ day: TODAY }, 'email', 'needs_address'],
    [{ email: 'noemi@example.ch', day: '2027-03-13' }, 'day', 'not_a_day'],
    [{ email: 'noemi@example.ch', day: '2028-03-14' }, 'day', 'not_a_day'],
    [{ email: 'noemi@example.ch', day: '2027-04-31' }, 'day', 'not_a_day'],
  ])('is refused: %o', (gift, field, code) => {
    expect(problemOfGift(gift, TODAY)).toMatchObject({ field, code })
  })

  it('may contain letters of other alphabets, and days up to a year from now', () => {
    for (const gift of [
      { recipient: 'Ana Šimić', sender: 'Łukasz Çağlar' },
      { recipient: 'Борис, Ελένη, გიორგი, Հայկ', sender: '深圳さくらサーバー서울', message: 'محمد، דוד' },
      { message: 'ö'.repeat(GIFT_LIMITS.message) },
      { email: 'noemi@example.ch', day: TODAY },
      { email: 'noemi@example.ch', day: '2028-03-13' },
    ])
      expect(problemOfGift(gift, TODAY)).toBeUndefined()
  })
})
