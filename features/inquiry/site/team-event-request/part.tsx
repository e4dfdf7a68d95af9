import type { ReactNode } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import type { RequestFields } from '#features/inquiry/site/request-fields.tsx'
import blocks from '#features/booking/site/form/blocks.module.css'
import { REQUEST_PARTS, type RequestPart } from './request-parts.ts'
import styles from './team-event-request.module.css'

interface PartProps {
  of: RequestPart
  fields: RequestFields
  isDone: boolean
  children: ReactNode
}

export function Part({ of, fields, isDone, children }: PartProps) {
  const { parts } = useMessages('team-event-request')
  const id = `teil-${of}`
  const isWrong = REQUEST_PARTS[of].some((field) => Boolean(fields.of(field).error))
  return (
    <section
      className={classNames(blocks.block, isWrong ? styles.wrong : isDone && blocks.done)}
      aria-labelledby={id}
    >
      <span className={blocks.number} aria-hidden="true">
        <i>{Object.keys(REQUEST_PARTS).indexOf(of) + 1}</i>
      </span>
      <div>
        <h2 id={id}>{parts[of]}</h2>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  )
}
