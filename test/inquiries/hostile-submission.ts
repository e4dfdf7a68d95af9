import { gzipSync } from 'node:zlib'
import { type FormPart, multipartOf, textParts } from '../multipart.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { hostileFile } from './hostile-files.ts'
import { hostileName, hostileText, hostileTexts, validTexts } from './hostile-texts.ts'

export interface HostileSubmission {
  url: string
  headers: Record<string, string>
  payload: Buffer
}

const FORMS = [
  { kind: 'contact', api: '/api/inquiries/contact', page: '/kontakt' },
  { kind: 'project', api: '/api/inquiries/project', page: '/projekt-management/anfrage' },
  { kind: 'team_event', api: '/api/inquiries/team-event', page: '/buchen/anfrage' },
] as const
const JSON_ADDRESSES = FORMS.map(({ api }) => api)
const PAGES = FORMS.map(({ page }) => page)
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a\\"b"',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=a',
  'text/plain',
  'text/html; charset=utf-7',
  'application/xml',
  'image/png',
  'application/octet-stream',
  'application/json; charset=koi8-r',
  'a/b/c',
  '',
]

/** Deterministic by seed, invalid for every form. Must never lead to a mail. */
export function hostileSubmission(seed: number): HostileSubmission {
  const dice = createSeededRandom(seed)
  return dice.pick(KINDS)(dice)
}

const KINDS: ((dice: SeededRandom) => HostileSubmission)[] = [
  hostileJson,
  deepJson,
  brokenJson,
  urlencoded,
  multipart,
  disguisedFiles,
  brokenMultipart,
  floodOfParts,
  wrongType,
]

function anywhere(dice: SeededRandom): string {
  return dice.pick([...JSON_ADDRESSES, ...PAGES])
}

/** Every field has a non-text or a hostile text. */
function hostileJson(dice: SeededRandom): HostileSubmission {
  const entries = hostileTexts(dice).map(([name, text]) => `${JSON.stringify(name)}:${jsonValue(dice, text)}`)
  return asJson(dice, `{${entries.join(',')}}`)
}

function jsonValue(dice: SeededRandom, text: string): string {
  if (dice.chance(0.6)) return JSON.stringify(text)
  return dice.pick([
    'null',
    'true',
    '1e999',
    '-0',
    '[]',
    '{}',
    '[["a"]]',
    '{"$ne":null}',
    '{"toString":1}',
    '1e-7',
  ])
}

function deepJson(dice: SeededRandom): HostileSubmission {
  const depth = 1 + dice.below(60_000)
  const [open, close] = dice.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"__proto__":', '}'],
    ['[{"constructor":', '}]'],
  ] as const)
  const levels = Math.min(depth, Math.floor(200_000 / (open.length + close.length)))
  const deep = `${open.repeat(levels)}1${close.repeat(levels)}`
  return asJson(dice, dice.chance(0.5) ? deep : `{"message":${deep},"email":"x"}`)
}

function brokenJson(dice: SeededRandom): HostileSubmission {
  const whole = Buffer.from(JSON.stringify(Object.fromEntries(hostileTexts(dice))))
  return asJson(dice, damage(dice, whole))
}

function asJson(dice: SeededRandom, payload: string | Buffer): HostileSubmission {
  const packed = dice.chance(0.05)
  return {
    url: dice.pick(dice.chance(0.8) ? JSON_ADDRESSES : PAGES),
    headers: { 'content-type': 'application/json', ...(packed && { 'content-encoding': 'gzip' }) },
    payload: packed ? gzipSync(payload) : Buffer.from(payload),
  }
}

function urlencoded(dice: SeededRandom): HostileSubmission {
  const pairs = hostileTexts(dice).map(([name, text]) => `${quote(dice, name)}=${quote(dice, text)}`)
  if (dice.chance(0.1)) pairs.push('a=&'.repeat(20_000))
  if (dice.chance(0.05)) pairs.push(`message=${'x'.repeat(300_000)}`)
  return {
    url: anywhere(dice),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Buffer.from(pairs.join(dice.pick(['&', '&&', ';', '&=&']))),
  }
}

function quote(dice: SeededRandom, text: string): string {
  if (dice.chance(0.1)) return `${text}%`
  return encodeURIComponent(text.toWellFormed())
}

function multipart(dice: SeededRandom): HostileSubmission {
  const parts: FormPart[] = hostileTexts(dice).map(([name, content]) => ({
    name: name.replace(/[\r\n"]/g, ''),
    content,
    ...(dice.chance(0.1) && {
      type: dice.pick([
        'application/json',
        'text/plain; charset=utf-16le',
        'text/plain; charset=nonsense',
        'multipart/mixed; boundary=b',
      ]),
    }),
  }))
  if (dice.chance(0.2)) parts.push({ name: 'message', content: 'x'.repeat(dice.below(400_000)) })
  if (dice.chance(0.3)) parts.splice(dice.below(parts.length + 1), 0, filed(dice))
  return { url: anywhere(dice), ...multipartOf(parts) }
}

/** Valid except for a file. */
function disguisedFiles(dice: SeededRandom): HostileSubmission {
  const { kind, api, page } = dice.pick(FORMS)
  const texts = textParts(Object.fromEntries(validTexts(dice, kind)))
  const parts = dice.chance(0.5) ? [...texts, filed(dice)] : [filed(dice), ...texts]
  return { url: dice.pick([api, page]), ...multipartOf(parts) }
}

function filed(dice: SeededRandom): FormPart {
  const { filename, content } = hostileFile(dice)
  return { name: 'attachments', filename: filename.replace(/[\r\n]/g, ' '), content, type: 'application/pdf' }
}

function brokenMultipart(dice: SeededRandom): HostileSubmission {
  const { payload, headers } = multipartOf([
    ...textParts(Object.fromEntries(hostileTexts(dice))),
    filed(dice),
  ])
  return { url: anywhere(dice), headers, payload: damage(dice, payload) }
}

function floodOfParts(dice: SeededRandom): HostileSubmission {
  const count = 50 + dice.below(300)
  const flood: FormPart[] = Array.from({ length: count }, (_, i) =>
    dice.chance(0.3)
      ? { ...filed(dice), content: Buffer.alloc(10) }
      : { name: dice.chance(0.5) ? `f${i}` : hostileName(dice), content: hostileText(dice).slice(0, 200) },
  )
  const fat = dice.chance(0.2) ? { name: `n"; ${'x: y; '.repeat(3000)}z="`, content: 'x' } : undefined
  return { url: anywhere(dice), ...multipartOf([...(fat ? [fat] : []), ...flood]) }
}

function wrongType(dice: SeededRandom): HostileSubmission {
  const [body] = [dice.chance(0.5) ? JSON.stringify(Object.fromEntries(hostileTexts(dice))) : dice.bytes(500)]
  return { url: anywhere(dice), headers: { 'content-type': dice.pick(TYPES) }, payload: Buffer.from(body) }
}

/** Truncated, or with bytes changed, added or removed. */
function damage(dice: SeededRandom, whole: Buffer): Buffer {
  if (dice.chance(0.4)) return whole.subarray(0, dice.below(whole.length))
  const broken = Buffer.from(whole)
  const changes = 1 + dice.below(8)
  for (let i = 0; i < changes && broken.length > 0; i++) broken[dice.below(broken.length)] = dice.below(256)
  return dice.chance(0.3) ? Buffer.concat([broken, dice.bytes(50)]) : broken
}
