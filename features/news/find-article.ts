import type { NewsArticle, NewsNeighbour, NewsEntry } from './news.ts'

/** An article with its neighbours in `pieces` (newest first); undefined for an unknown slug. */
export function findArticle(pieces: readonly NewsEntry[], slug: string): NewsArticle | undefined {
  const index = pieces.findIndex((piece) => piece.slug === slug)
  const piece = pieces[index]
  if (!piece) return undefined
  return { piece, newer: neighbour(pieces[index - 1]), older: neighbour(pieces[index + 1]) }
}

function neighbour(piece: NewsEntry | undefined): NewsNeighbour | null {
  return piece ? { slug: piece.slug, title: piece.title } : null
}
