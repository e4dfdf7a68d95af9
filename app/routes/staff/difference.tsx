import { diffWords } from 'diff'

/** What was taken out and put in, word by word. */
export function Difference({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ value, added, removed }, index) =>
    added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
  )
}
