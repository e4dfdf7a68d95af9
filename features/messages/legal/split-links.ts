/** `target` is a path, `#section`, `mailto:` or a key of `LEGAL_ADDRESSES`; absent for plain text. */
export interface TextPiece {
  /** Offset, used as React key. */
  start: number
  label: string
  target?: string
}

/** Supports only `[label](target)` and e-mail addresses. */
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

export interface MarkedPiece extends TextPiece {
  isBold: boolean
  /** Of React. */
  key: string
}

/** Also `**bold**`; a sign behind a backslash is only itself. */
export function splitMarked(text: string): MarkedPiece[] {
  const hidden = text.replace(/\\([!-/:-@[-`{-~])/g, (_escaped, sign: string) =>
    String.fromCharCode(sign.charCodeAt(0) + PRIVATE_USE),
  )
  return hidden.split(/\*\*(?=\S)(.+?)(?<=\S)\*\*/).flatMap((run, index) =>
    splitLinks(run).map((piece) => ({
      ...piece,
      label: piece.label.replace(/[\ue021-\ue07e]/g, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - PRIVATE_USE),
      ),
      isBold: index % 2 === 1,
      key: `${index} ${piece.start}`,
    })),
  )
}

const PRIVATE_USE = 0xe000
