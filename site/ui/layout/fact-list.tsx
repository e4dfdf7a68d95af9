import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import unfold from './unfold.module.css'
import { useFolds } from './use-folds.ts'

export interface Fact {
  title: string
  text: ReactNode
}

/** How many stand open where the others fold. */
const OPEN = 3

/** Practical facts, label beside text; on a phone all but the first fold once the page is interactive. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  const folds = useFolds()
  if (facts.length === 0) return null
  if (folds)
    return (
      <div className={classNames(unfold.list, className)}>
        {facts.map(({ title, text }, index) => (
          <details key={title} open={index < OPEN}>
            <summary>{title}</summary>
            <div>{text}</div>
          </details>
        ))}
      </div>
    )
  return (
    <dl className={classNames(unfold.facts, className)}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
