/** Length up to which a text is shown whole, and what is shown of a longer one. */
const MOST = 90
const AHEAD = 20

/** Two texts, cut to where they differ; both begin at the same place. */
export function differingPart(from: string, to: string): [from: string, to: string] {
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  const start = Math.max(from.length, to.length) > MOST ? Math.max(0, same - AHEAD) : 0
  return [cut(from, start), cut(to, start)]
}

function cut(text: string, start: number): string {
  const part = text.slice(start, start + MOST)
  return `${start > 0 ? '…' : ''}${part}${start + MOST < text.length ? '…' : ''}`
}
