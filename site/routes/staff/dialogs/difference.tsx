import { diffWords } from 'diff'

interface DifferenceProps {
  before: string
  after: string
  /** Read by screen readers before each mark. */
  spoken?: { added: string; removed: string }
}

/** What was taken out and put in, word by word. */
export function Difference({ before, after, spoken }: DifferenceProps) {
  const announce = (word: string | undefined) => word && <span className="visually-hidden">{word} </span>
  return diffWords(before, after).map(({ value, added, removed }, index) =>
    added ? (
      <ins key={index}>
        {announce(spoken?.added)}
        {value}
      </ins>
    ) : removed ? (
      <del key={index}>
        {announce(spoken?.removed)}
        {value}
      </del>
    ) : (
      value
    ),
  )
}
