import type { Company } from '#features/company/content/company.ts'
import { labelled, withColon } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { MailAttachment } from './mailer.ts'

/** A mail as data. `renderLetter` makes HTML and text of it, `letterText` the text alone. */
export interface Letter {
  language: Language
  subject: string
  title: string
  /** Shown beside the subject in a list of mails; default: the first paragraph of the body. */
  preview?: string
  greeting?: string
  /** From top to bottom. */
  body: readonly (Part | readonly Part[])[]
  /** Below the company's address. */
  footer?: Link
  replyTo?: string | undefined
  /** One-click unsubscribe URL (RFC 8058), for mailing lists. */
  unsubscribeUrl?: string
  files?: readonly MailAttachment[]
}

/** Makes the mail of a row of the outbox when it is sent. Throws when what it is about is gone. */
export type WriteLetter<Deps> = (
  deps: Deps,
  payload: Record<string, unknown>,
  language: Language,
) => Promise<Letter>

/** What a mail is about, by the id in its payload. Throws when it is gone. */
export async function findAbout<Found>(
  name: string,
  id: unknown,
  find: (id: string) => Promise<Found | undefined>,
): Promise<Found> {
  const found = typeof id === 'string' ? await find(id) : undefined
  if (!found) throw new Error(`the ${name} of the mail is not there`)
  return found
}

/** A block, or nothing in place of one that a mail does not have. */
export type Part = Block | false | null | undefined

/** A string is a paragraph; all others are named by what they are. */
export type Block = string | { [Name in keyof Blocks]: Record<Name, Blocks[Name]> }[keyof Blocks]

export interface Blocks {
  strong: string
  /** To be typed: in large letters. */
  code: string
  /** Small print. */
  small: string
  alert: string
  /** Belongs to the block below it. */
  heading: string
  /** Left out when there are none. */
  facts: readonly Fact[]
  list: readonly string[]
  /** Of an address. */
  lines: readonly string[]
  /** Somebody else's words, which must not pass for ours. */
  quote: string
  prices: Prices
  ticket: Ticket
  /** At an address that every mail program reads. */
  picture: { src: string; alt: string }
  button: Link
  /** The button of orders, drawn as a trail sign. */
  sign: Link
  link: Link
}

export type Fact = readonly [label: string, value: string]

export interface Link {
  label: string
  href: string
}

interface Prices {
  /** Heads of the columns. */
  heads: readonly [lines: string, amount: string]
  rows: readonly { title: string; quantity: number; each: string; amount: string }[]
  total: Fact
  /** Below the total. */
  parts: readonly Fact[]
}

interface Ticket {
  title: string
  code: Fact
  note: string
}

/** The blocks that a mail has. */
export function blocksOf({ body }: Letter): Block[] {
  return (body.flat() as Part[]).flatMap((part) => part || [])
}

/** A function for each kind of block. */
export type ByBlock<Answer> = { [Name in keyof Blocks]: (value: Blocks[Name]) => Answer }

/** What the function of its kind answers; that of `paragraph` for a string. */
export function ofBlock<Answer>(
  by: ByBlock<Answer>,
  paragraph: (text: string) => Answer,
  block: Block,
): Answer {
  if (typeof block === 'string') return paragraph(block)
  const [name, value] = Object.entries(block)[0] as [keyof Blocks, never]
  return by[name](value)
}

/** The plain text of a mail: its blocks with an empty line between them. */
export function letterText(letter: Letter, company: Company): string {
  const { language, title, greeting, footer } = letter
  const blocks: Block[] = [title, ...(greeting ? [greeting] : []), ...blocksOf(letter)]
  return [
    ...blocks.flatMap((block) => {
      const lines = ofBlock(textOf(language), (text) => [text], block)
      const isHeading = typeof block !== 'string' && 'heading' in block
      return lines.length === 0 || isHeading ? lines : [...lines, '']
    }),
    ...signatureOf(company),
    ...(footer ? ['', labelled(language, footer.label, footer.href)] : []),
    '',
  ].join('\n')
}

/** Text signature; `-- ` is the delimiter that mail clients recognise (RFC 3676, section 4.3). */
export function signatureOf({ legalName, street, postalCode, city, email, phone }: Company): string[] {
  return ['-- ', legalName, `${street}, ${postalCode} ${city}`, `${email}, ${phone}`]
}

function textOf(language: Language): ByBlock<string[]> {
  const fact = ([label, value]: Fact) => labelled(language, label, value)
  const link = ({ label, href }: Link) => [withColon(language, label), href]
  return {
    strong: (text) => [text],
    code: (text) => [text],
    small: (text) => [text],
    alert: (text) => [`! ${text}`],
    heading: (text) => [text],
    facts: (facts) => facts.map(fact),
    list: (items) => items.map((item) => `- ${item}`),
    lines: (lines) => [...lines],
    quote: (text) => text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`),
    prices: ({ rows, total, parts }) =>
      [
        ...rows.map(({ title, quantity, amount }): Fact => [`${quantity} × ${title}`, amount]),
        total,
        ...parts,
      ].map(fact),
    ticket: ({ title, code, note }) => [title, fact(code), note],
    picture: () => [],
    button: link,
    sign: link,
    link,
  }
}
