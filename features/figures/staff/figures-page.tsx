import { useSearchParams } from 'react-router'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { Figures } from '../figures.ts'
import { ConversionFigure } from './conversion-figure.tsx'
import { figures } from './figures.contract.ts'
import styles from './figures.module.css'
import { LiabilityFigure } from './liability-figure.tsx'
import { OccupancyFigure } from './occupancy-figure.tsx'
import { RevenueFigure } from './revenue-figure.tsx'

/** What a year brought, against the one before. */
export default function FiguresPage() {
  const { t } = useTexts('staff-figures')
  return (
    <LoadedPage of={figures.read} head={(value) => <Head figures={value} />}>
      {(value) => (
        <>
          <RevenueFigure figures={value} />
          <div className={styles.beside}>
            <OccupancyFigure figures={value} />
            <ConversionFigure figures={value} />
          </div>
          <LiabilityFigure figures={value} />
          <p className={`muted tiny ${styles.how}`}>{t.test}</p>
        </>
      )}
    </LoadedPage>
  )
}

function Head({ figures: of }: { figures: Figures | null }) {
  const { t, day } = useTexts('staff-figures')
  const [, setQuery] = useSearchParams()
  if (!of) return <StaffHead title={t.title} lead="" />
  const { year, years, until, today } = of
  const words = { year, before: year - 1, day: day(until) }
  return (
    <StaffHead title={t.title} lead={fill(until === today ? t.leadUntilToday : t.lead, words)}>
      <LabelledSelect
        label={t.years}
        size="sm"
        value={year}
        onChange={({ target }) => setQuery({ year: target.value })}
        options={[...new Set([year, ...years])].sort((a, b) => b - a).map((each) => [each, each])}
      />
    </StaffHead>
  )
}
