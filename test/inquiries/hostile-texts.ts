import { CONTACT_FIELDS } from '#features/inquiry/forms/contact-inquiry.ts'
import type { InquiryKind } from '#features/inquiry/inquiry.ts'
import { PROJECT_FIELDS } from '#features/inquiry/forms/project-inquiry.ts'
import { TEAM_EVENT_FIELDS } from '#features/inquiry/forms/team-event-inquiry.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Malicious or broken input. */
const NASTY = [
  'a@b.ch\r\nBcc: spy@example.ch',
  'a@b.ch\nContent-Type: text/html\n\n<b>hi</b>',
  'a@b.ch, c@d.ch',
  '"a b"@example.ch',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '=HYPERLINK("http://evil.example";"klick")',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '+41-1',
  '-2+3',
  '\t=1+1',
  "'; drop table inquiries; --",
  '$(reboot)',
  '../../../../etc/passwd',
  '\u0000',
  'a\u0000b@example.ch',
  '\uD800',
  '\uDFFF\uD800x@example.ch',
  '\u202Egpj.exe',
  '\uFEFF',
  '%00%0d%0aBcc:%20spy@example.ch',
  'x'.repeat(6000),
  '🏔'.repeat(4000),
  '\u0301'.repeat(5000),
  'a'.repeat(200) + '@' + 'b'.repeat(200) + '.ch',
  '',
  ' ',
  '\r\n\r\n',
  '__proto__',
  'constructor',
  '\u0007\u001b[31mrot',
]

/** Known field names, and prototype pollution attempts. */
const NAMES = [
  ...new Set([...CONTACT_FIELDS, ...PROJECT_FIELDS, ...TEAM_EVENT_FIELDS]),
  'language',
  'key',
  'altcha',
  'website',
  'attachments',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'email[]',
  'email[0]',
  'message.then',
  '',
]

export function hostileText(dice: SeededRandom): string {
  const text = dice.pick(NASTY)
  if (dice.chance(0.7)) return text
  const at = dice.below(text.length + 1)
  return text.slice(0, at) + String.fromCharCode(dice.below(0x10000)) + text.slice(at)
}

export function hostileName(dice: SeededRandom): string {
  return dice.pick(NAMES)
}

/** Never valid: the address is not deliverable. */
export function hostileTexts(dice: SeededRandom): [name: string, text: string][] {
  const texts: [string, string][] = [['email', dice.pick(['', 'lia', 'a@b.ch\r\nBcc: x@y.ch', 'a@b', '@'])]]
  const count = dice.below(12)
  for (let i = 0; i < count; i++) {
    const name = hostileName(dice)
    if (name !== 'email') texts.push([name, hostileText(dice)])
  }
  return texts
}

/** Valid texts, to accompany invalid parts. */
export function validTexts(dice: SeededRandom, kind: InquiryKind): [name: string, text: string][] {
  const text = `Guten Tag ${hostileText(dice).replace(/\p{Cc}/gu, '')}`
  const email: [string, string] = ['email', `lia-${dice.below(1e9)}@example.ch`]
  const fieldsOf: Record<InquiryKind, Record<string, string>> = {
    contact: { name: 'Lia Rossi', topic: 'other', message: text.slice(0, 4000) },
    project: {
      service: 'pmo',
      firstName: 'Lia',
      lastName: 'Rossi',
      description: text.slice(0, 4000),
      terms: 'on',
    },
    team_event: {
      serviceId: 'shelter-bau',
      people: '24',
      name: 'Lia Rossi',
      note: text.slice(0, 1900),
      terms: 'on',
    },
  }
  return [email, ...Object.entries(fieldsOf[kind])]
}
