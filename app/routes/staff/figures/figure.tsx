import { type ReactNode, useId } from 'react'
import type { FigureTable } from '#features/figures/figures.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../lists/save-file.ts'
import { useResultToast } from '../use-staff-messages.ts'
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
  const texts = useMessages('staff-figures')
  const language = useLanguage()
  const toast = useResultToast()
  const id = useId()
  const { title } = texts[table]

  async function save(): Promise<void> {
    const saved = await saveFile(`/figures.csv?table=${table}&year=${year}&lng=${language}`)
    if (!saved.ok) toast.refused(saved.refusal)
  }

  return (
    <section className={styles.figure} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className={styles.unit}>{unit}</span>
        <Button size="sm" aria-label={fill(texts.csvOf, { title })} onClick={() => void save()}>
          CSV
        </Button>
      </header>
      {children}
      <p className={styles.how}>{how}</p>
    </section>
  )
}
