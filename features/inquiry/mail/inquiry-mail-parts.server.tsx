import { Heading, INK, Paragraph, SANS } from '#platform/mail/mail-layout.tsx'
import type { Fact } from '../wording/inquiry-wording.ts'
import { quoted } from './inquiry-mail.ts'

export function LongFacts({ facts }: { facts: Fact[] }) {
  return facts.map(([label, value]) => (
    <div key={label}>
      <Heading>{label}</Heading>
      <Quote text={value} />
    </div>
  ))
}

export function quotedFacts(facts: Fact[]): string[] {
  return facts.flatMap(([label, value]) => ['', label, ...quoted(value)])
}

/** A typed text as a quotation; nothing when empty. */
export function Quote({ text }: { text: string }) {
  if (text === '') return null
  return (
    <blockquote
      className="ink rule"
      style={{
        margin: '0 0 22px',
        padding: '4px 0 4px 18px',
        borderLeft: '3px solid #0f2423',
        color: INK,
        font: `400 16px/1.55 ${SANS}`,
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      {text}
    </blockquote>
  )
}

export function Files({ title, names, note }: { title: string; names: string[]; note?: string }) {
  if (names.length === 0) return null
  return (
    <>
      <Heading>{title}</Heading>
      <Quote text={names.join('\n')} />
      {note && <Paragraph>{note}</Paragraph>}
    </>
  )
}

export function listedFiles(title: string, names: string[], note?: string): string[] {
  return names.length === 0 ? [] : ['', title, ...names.flatMap(quoted), ...(note ? [note] : [])]
}
