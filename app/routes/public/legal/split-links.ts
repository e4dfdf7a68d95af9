/** A piece of a text; `target` where it is a link: a path, `#section`, `mailto:` or a key of `LEGAL_ADDRESSES`. */
export interface TextPiece {
  /** Where the piece begins in the text. */
  start: number
  label: string
  target?: string
}

/** Takes `[label](target)` and e-mail addresses out of a text. Nothing else is markup. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)) {
    const [whole, label = whole, target = `mailto:${whole}`] = match
    if (match.index > end) pieces.push({ start: end, label: text.slice(end, match.index) })
    pieces.push({ start: match.index, label, target })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ start: end, label: text.slice(end) })
  return pieces
}
