import { type ReactNode, useId } from 'react'
import type { FigureTable } from '../figures.ts'
import { fill } from '#i18n/format.ts'
import { Button } from '#site/ui/button.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { figures } from './figures.contract.ts'
import styles from './figures.module.css'

interface FigureProps {
  table: FigureTable
  year: number
  /** Beside the title: the unit, or a legend. */
  unit: ReactNode
  /** What is counted, and what is not. */
  how: string
  children: ReactNode
}

/** A picture with its table, and the table as a file. */
export function Figure({ table, year, unit, how, children }: FigureProps) {
  const { t } = useTexts('staff-figures')
  const { busy, save } = useAction(figures.csv)
  const id = useId()
  const { title } = t[table]

  return (
    <section className={styles.figure} aria-labelledby={id}>
      <header data-kit="row" data-gap="8">
        <h2 id={id}>{title}</h2>
        <span className={`muted tiny ${styles.unit}`}>{unit}</span>
        <Button
          size="sm"
          aria-label={fill(t.csvOf, { title })}
          aria-disabled={busy}
          onClick={() => void save({ table, year })}
        >
          CSV
        </Button>
      </header>
      {children}
      <p className={`muted tiny ${styles.how}`}>{how}</p>
    </section>
  )
}
