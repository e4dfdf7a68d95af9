import { describe, expect, it } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { inquiryCopyLetter } from './inquiry-letters.server.ts'
import { inquiryMailTexts } from './inquiry-mail.texts.ts'
import { inquiryMailOf } from './inquiry-mail-fixtures.ts'
import { inquiryNoticeLetter } from './inquiry-notice.server.ts'

const HOSTILE = '<img src=x onerror=alert(1)>&"\'\r\nBcc: spy@example.ch\r\n\r\n<script>alert(2)</script>'

type Mail = ReturnType<typeof inquiryMailOf>
const renderInquiryNotice = (mail: Mail) => renderLetter(inquiryNoticeLetter(mail), mail)
const renderInquiryCopy = (mail: Mail) => renderLetter(inquiryCopyLetter(mail), mail)

describe("the owner's notice", () => {
  it('is German for any language of the sender, and contains everything with the hour of the answer', () => {
    const { subject, html, text } = renderInquiryNotice(inquiryMailOf('it'))
    expect(subject).toBe('Nachricht 20001 von Lia Rossi')
    for (const part of [html, text]) {
      for (const value of [
        'Lia Rossi',
        'lia@example.ch',
        'Projekt oder Programm',
        'Italiano',
        'Wir stehen am Anfang.',
        'Wohin zuerst?',
        '2026-11',
        '14.\u00a0März 2027, 16.45 Uhr',
        'Versprochen ist eine Antwort bis Montag, 15.\u00a0März 2027, 18.00 Uhr.',
        '15.\u00a0März 2027, 16.45 Uhr',
      ]) {
        expect(part).toContain(value)
      }
    }
  })

  it('shows the address where there is no name, and what was left open', () => {
    const { subject, text } = renderInquiryNotice(inquiryMailOf('de', { name: null, topic: null }))
    expect(subject).toBe('Nachricht 20001 von lia@example.ch')
    expect(text).toContain('Name oder Firma: keine Angabe')
    expect(text).toContain('Thema: keine Angabe')
  })

  it('says so when there is only an address, or a file', () => {
    const empty = inquiryMailOf('fr', { message: '' })
    for (const [files, sentence] of [
      [[], 'Ohne Nachricht und ohne Datei.'],
      [[{ name: 'plan.pdf', bytes: 1 }], 'Ohne Nachricht, nur mit Dateien.'],
    ] as const) {
      const { html, text } = renderInquiryNotice({ ...empty, files: [...files] })
      for (const part of [html, text]) expect(part).toContain(sentence)
    }
    const project = inquiryMailOf('fr', { kind: 'project', topic: null, message: '' })
    for (const mail of [inquiryMailOf('fr'), project])
      expect(renderInquiryNotice(mail).text).not.toContain('Ohne Nachricht')
  })

  it('warns of probable spam', () => {
    const suspect = inquiryMailOf('de', { botSignals: ['trap'], copied: false })
    const { subject, html, text } = renderInquiryNotice(suspect)
    expect(subject).toMatch(/^Werbung\? Nachricht 20001/)
    for (const part of [html, text]) expect(part).toContain('Vermutlich von einem Programm gesendet')
  })

  it('mentions a missing captcha solution, or a form sent in haste', () => {
    const unsolved = renderInquiryNotice(inquiryMailOf('de', { botSignals: ['unsolved'], copied: false }))
    expect(unsolved.subject).toBe('Nachricht 20001 von Lia Rossi')
    for (const part of [unsolved.html, unsolved.text]) expect(part).toContain('Ohne Rechenprobe gesendet')
    const { subject, text } = renderInquiryNotice(inquiryMailOf('de', { botSignals: ['hurry'] }))
    expect(subject).toBe('Nachricht 20001 von Lia Rossi')
    expect(text).toContain('Auffällig: in weniger als zwei Sekunden ausgefüllt')
    expect(text).not.toContain('! ')
  })
})

describe('attached files', () => {
  const MIB = 1024 * 1024
  const files = [
    { name: 'Plan <b>.pdf', bytes: 3.4 * MIB },
    { name: 'foto.png', bytes: 2000 },
  ]

  it('are listed in the notice with their size and attached, and absent from the confirmation', () => {
    const notice = renderInquiryNotice({ ...inquiryMailOf('it'), files })
    const mail = { ...inquiryMailOf('it'), files }
    const copy = renderInquiryCopy(mail)
    expect(notice.text).toContain('> Plan <b>.pdf (3.4\u00a0MB)')
    expect(notice.html).toContain('Plan &lt;b&gt;.pdf')
    for (const part of [copy.text, copy.html]) expect(part).not.toMatch(/Plan|foto\.png/)
    expect(notice.text).toContain('Alle Dateien hängen an dieser E-Mail.')
    expect(notice.text).not.toContain('Zu gross')
  })

  it('stay in the back office when they are too large together', () => {
    const large = [
      { name: 'a.pdf', bytes: 8 * MIB },
      { name: 'b.pdf', bytes: 8 * MIB },
    ]
    const { text } = renderInquiryNotice({ ...inquiryMailOf('it'), files: large })
    expect(text).toContain('liegen in der Verwaltung: https://www.gratweg.test/verwaltung?request=1')
    expect(text).not.toContain('hängen an')
  })
})

describe("the sender's confirmation", () => {
  it.each(LANGUAGES)('states in %s the number, by when the answer comes and how to reach us', (language) => {
    const { subject, html, text } = renderInquiryCopy(inquiryMailOf(language))
    expect(subject).toContain('20001')
    for (const part of [html, text]) {
      for (const value of ['20001', '2027', FIRST_COMPANY.phone]) expect(part).toContain(value)
      expect(part).toMatch(/0[89][:h.]00/)
      expect(part).toContain(inquiryMailTexts[language].notYou)
      expect(part).toMatch(/(Montag|Monday|lundi|lunedì),? 15/)
      expect(part).toMatch(/17\.00|18[.:]00|18\u00a0h/)
    }
    expect(html).toContain(`<html lang="${language}`)
    expect(subject + text + html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(
      /\{\w+\}|\b(undefined|null|NaN)\b/,
    )
  })

  it.each(LANGUAGES)('mentions in %s a request where it was one', (language) => {
    const { subject, text } = renderInquiryCopy(inquiryMailOf(language, { kind: 'project', topic: null }))
    const { request } = inquiryMailTexts[language]
    expect(subject).toBe(request.subject.replace('{number}', '20001'))
    expect(text).toContain(request.title)
  })

  it.each(LANGUAGES)(
    'is in %s the same for any input: it contains no text, name or link of the sender',
    (language) => {
      const plain = renderInquiryCopy(inquiryMailOf(language))
      const typed = {
        ...inquiryMailOf(language, {
          name: 'Gewonnen! https://evil.example',
          email: 'evil.example@evil.example',
          topic: 'money',
          message: 'Klicken Sie auf https://evil.example',
          details: { company: 'evil.example', note: 'https://evil.example' },
        }),
        files: [{ name: 'https-evil.example.pdf', bytes: 1 }],
      }
      expect(renderInquiryCopy(typed)).toEqual(plain)
      for (const [, href] of plain.html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(https:\/\/www\.gratweg\.test|mailto:hallo@example\.ch|tel:)/)
    },
  )

  it('is written separately in each language', () => {
    const texts = Object.values(inquiryMailTexts)
    for (const key of ['message', 'request', 'greeting', 'withheld', 'reply', 'notYou'] as const)
      expect(new Set(texts.map((text) => JSON.stringify(text[key]))).size).toBe(texts.length)
    expect(JSON.stringify(inquiryMailTexts.de)).not.toContain('ß')
  })
})

describe('what people typed', () => {
  const hostile = inquiryMailOf('en', { name: HOSTILE, message: HOSTILE, topic: 'money' })

  it('appears in the notice as text, never as markup, a line of ours or a header', () => {
    const { subject, html, text } = renderInquiryNotice(hostile)
    expect(html).not.toMatch(/<img src=x|<script/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;')
    expect(html).toContain('&lt;script&gt;')
    expect(text).not.toMatch(/^(Bcc:|<script)/m)
    expect(text).toContain('> Bcc: spy@example.ch')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('cannot add a recipient or a header to the mail', () => {
    const mail = {
      ...renderInquiryNotice(hostile),
      id: '1',
      kind: 'inquiry-notice',
      writtenAt: new Date(),
      to: 'hallo@example.ch',
      replyTo: 'lia@example.ch\r\nBcc: spy@example.ch',
    }
    const composed = composeMail(mail, 'Gratweg <hallo@example.ch>')
    if (!composed.ok) throw new Error(composed.refusal.reason)
    expect(composed.value.to).toEqual({ name: '', address: 'hallo@example.ch' })
    expect(composed.value).not.toHaveProperty('replyTo')
    expect(composed.value.subject).not.toMatch(/[\r\n]/)
  })

  it('requests no resource when the mail is opened', () => {
    for (const { html } of [renderInquiryNotice(hostile), renderInquiryCopy(hostile)])
      expect(html).not.toMatch(/<link|<script|url\(|@import|src="(?!cid:)/)
  })
})
