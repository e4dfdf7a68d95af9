import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { orderConfirmedLetter } from './order-letters.server.ts'
import { orderMailTexts } from './order-mail.texts.ts'
import { orderMailOf } from './order-mail-fixtures.ts'
import { orderNoticeLetter } from './order-notice.server.ts'

const HOSTILE = '<img src=x onerror=alert(1)>&"\'\r\nBcc: spy@example.ch'

type Mail = ReturnType<typeof orderMailOf>
const renderOrderConfirmed = (mail: Mail) => renderLetter(orderConfirmedLetter(mail, mail.codes), mail)
const renderOrderNotice = (mail: Mail) => renderLetter(orderNoticeLetter(mail.order), mail)

describe("the buyer's confirmation", () => {
  it.each(LANGUAGES)('contains every part of the order in %s, in HTML and in text', (language) => {
    const mail = orderMailOf(language)
    const { html, text } = renderOrderConfirmed(mail)
    for (const part of [html, text]) {
      const read = part.replaceAll('&#x27;', "'").replace(/[\u00a0\u202f]/g, ' ')
      for (const line of mail.order.lines) expect(read).toContain(line.productTitle.replaceAll('\u00ad', ''))
      for (const code of Object.values(mail.codes)) expect(read).toContain(code)
      for (const value of ['10001', 'Lia Rossi', 'Seestrasse 4', '6300 Zug', mail.orderUrl]) {
        expect(read).toContain(value)
      }
      expect(read).toMatch(/CHF 1[’ ]308\.00/)
      expect(read).toContain(orderMailTexts[language].goodsNext)
      expect(read).toContain('/agb')
    }
    expect(html).toContain(`<html lang="${language}`)
  })

  it.each(LANGUAGES)('leaves no placeholder and no gap in %s', (language) => {
    for (const order of [{}, { vouchers: [], shipped: true }, { shipped: false }, { test: true }]) {
      const { subject, html, text } = renderOrderConfirmed(orderMailOf(language, order))
      expect(subject + text + html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(
        /\{\w+\}|\b(undefined|null|NaN)\b/,
      )
    }
  })

  it('is written separately in each language', () => {
    const texts = Object.values(orderMailTexts)
    for (const key of ['subject', 'title', 'next', 'goodsNext', 'test', 'openOrder'] as const) {
      expect(new Set(texts.map((text) => text[key])).size).toBe(texts.length)
    }
    expect(JSON.stringify(orderMailTexts.de)).not.toContain('ß')
  })

  it('requests no resource when it is opened', () => {
    const { html } = renderOrderConfirmed(orderMailOf('de'))
    expect(html).not.toMatch(/<link|<script|url\(|@import|src="(?!cid:)/)
  })

  it('shows typed text as text, never as markup or as lines of its own', () => {
    const hostile = orderMailOf('de')
    hostile.order.customerName = HOSTILE
    hostile.order.lines[0] = { ...hostile.order.lines[0]!, productTitle: HOSTILE }
    for (const { html, text, subject } of [renderOrderConfirmed(hostile), renderOrderNotice(hostile)]) {
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;')
      expect(text).not.toMatch(/^Bcc:/m)
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it('contains no link that somebody typed as a name or an address', () => {
    const hostile = orderMailOf('de')
    hostile.order.customerName = 'Gewonnen: evil.example/gratis'
    Object.assign(hostile.order, {
      shippingStreet: 'https://evil.example',
      shippingPostalCode: '6300',
      shippingCity: 'www.evil.example',
      shippingCountry: 'CH',
    })
    const { html, text } = renderOrderConfirmed(hostile)
    expect(html + text).not.toContain('evil')
    expect(text).toContain(orderMailTexts.de.greetingWithoutName)
    expect(renderOrderNotice(hostile).text).toContain('evil.example/gratis')
  })

  it('states for a test order that nothing was charged', () => {
    const { subject, html, text } = renderOrderConfirmed(orderMailOf('it', { test: true }))
    expect(subject).toMatch(/^Prova:/)
    for (const part of [html, text]) expect(part).toContain(orderMailTexts.it.test)
  })

  it('greets without a name when there is none', () => {
    const mail = orderMailOf('fr')
    mail.order.customerName = null
    expect(renderOrderConfirmed(mail).text).toContain('\nBonjour,\n')
  })

  it('attaches the vouchers and sends replies to the company', () => {
    const pdf = { filename: 'a.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
    const mail = orderMailOf('de')
    const letter = orderConfirmedLetter(mail, mail.codes)
    const { attachments, replyTo } = renderLetter({ ...letter, files: [pdf] }, mail)
    expect(attachments?.map((attachment) => attachment.filename)).toEqual(['logo.png', 'a.pdf'])
    expect(replyTo).toBe('hallo@example.ch')
  })
})

describe("the owner's notice", () => {
  it('is German for an order in any language and contains all data, but no code and no secret link', () => {
    const mail = orderMailOf('it')
    const { subject, html, text } = renderOrderNotice(mail)
    expect(subject).toBe('Bestellung 10001, CHF 1’308.00')
    for (const part of [html, text]) {
      for (const value of [
        'Lia Rossi',
        'lia@example.ch',
        '+41 79 000 00 00',
        'Italiano',
        'Zug',
        '…4T9Z',
        '15.\u00a0Januar 2027',
        'Stripe',
      ]) {
        expect(part).toContain(value)
      }
      expect(part).not.toContain('GRAT-')
      expect(part).not.toContain('secret-reference')
    }
  })

  it('starts with what needs a decision', () => {
    const mail = orderMailOf('de', { needsAttention: ['out_of_stock', 'no_email'] })
    const { subject, html, text } = renderOrderNotice(mail)
    expect(subject).toMatch(/^Prüfen: Bestellung 10001/)
    for (const part of [html, text]) {
      expect(part).toContain('nicht mehr genug an Lager')
      expect(part).toContain('Keine E-Mail-Adresse')
    }
  })

  it('sends replies to the buyer, if there is an address', () => {
    expect(renderOrderNotice(orderMailOf('de')).replyTo).toBe('lia@example.ch')
    const anonymous = orderMailOf('de')
    anonymous.order.customerEmail = null
    expect(renderOrderNotice(anonymous)).not.toHaveProperty('replyTo')
  })
})
