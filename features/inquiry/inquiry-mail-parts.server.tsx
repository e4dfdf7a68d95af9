import { INK, SANS } from '#platform/mail/mail-layout.tsx'

/** A typed text with its line breaks, set apart from ours. */
export function Quote({ text }: { text: string }) {
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
