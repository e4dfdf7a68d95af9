import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import unfold from './unfold.module.css'

export interface UnfoldRow {
  title: string
  body: ReactNode
}

interface UnfoldListProps {
  rows: readonly UnfoldRow[]
  /** Rows of one name close each other. */
  name?: string
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** Rows that unfold, all closed; in two columns where there is room, each of which moves by itself. */
export function UnfoldList({ rows, name, className, ref }: UnfoldListProps) {
  const half = Math.ceil(rows.length / 2)
  return (
    <div className={classNames(unfold.list, unfold.halves, className)} ref={ref}>
      {[rows.slice(0, half), rows.slice(half)].map((column, index) => (
        <div key={index === 0 ? 'first' : 'second'}>
          {column.map(({ title, body }) => (
            <details key={title} name={name}>
              <summary>{title}</summary>
              {body}
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
