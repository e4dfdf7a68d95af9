import './promise-line.css'
import type commonTexts from '#i18n/texts/common.ts'
import { useMessages } from '../../language/language.tsx'

type Messages = typeof commonTexts.de

export type PromiseKind = keyof Messages['promises']

/** What takes the risk out of a button that binds: two or three promises of the terms, in one line beside it. */
export function PromiseLine({ of }: { of: readonly PromiseKind[] }) {
  const { promises } = useMessages('common')
  return (
    <ul className="promises">
      {of.map((kind) => (
        <li key={kind}>{promises[kind]}</li>
      ))}
    </ul>
  )
}
