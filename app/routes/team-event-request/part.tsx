import type { ReactNode } from 'react'
import { useMessages } from '../../language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import blocks from '../booking/blocks.module.css'
import styles from './team-event-request.module.css'

const PARTS = ['group', 'day', 'occasion', 'contact'] as const

interface PartProps {
  of: (typeof PARTS)[number]
  /** Its rhombus is filled. */
  isDone: boolean
  children: ReactNode
}

/** One numbered part of the request, as the blocks of a booking. */
export function Part({ of, isDone, children }: PartProps) {
  const { parts } = useMessages('team-event-request')
  const id = `teil-${of}`
  return (
    <section className={classNames(blocks.block, isDone && blocks.done)} aria-labelledby={id}>
      <span className={blocks.number} aria-hidden="true">
        <i>{PARTS.indexOf(of) + 1}</i>
      </span>
      <div>
        <h2 id={id}>{parts[of]}</h2>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  )
}
