import { useSearchParams } from 'react-router'
import { FIRST_YEAR, LAST_YEAR } from '#features/figures/figures.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/inputs.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import type { StaffAnswers } from '../api/staff-answers.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { ConversionFigure } from './conversion-figure.tsx'
import styles from './figures.module.css'
import { LiabilityFigure } from './liability-figure.tsx'
import { OccupancyFigure } from './occupancy-figure.tsx'
import { RevenueFigure } from './revenue-figure.tsx'

/** What a year brought, against the one before. */
export default function FiguresView() {
  const texts = useMessages('staff-figures')
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const wanted = readYear(query.get('year'))
  const asked = new URLSearchParams({ lng: language, ...(wanted && { year: wanted }) })
  const { value, problem, reload } = useLoaded<'/figures'>(`/figures?${asked}`)

  return (
    <>
      <StaffHead title={texts.title} lead={value ? leadOf(value) : ''}>
        {value && (
          <Field label={texts.years}>
            {(control) => (
              <Select
                size="sm"
                value={value.year}
                onChange={({ target }) => setQuery({ view: 'figures', year: target.value })}
                {...control}
              >
                {[...new Set([value.year, ...value.years])]
                  .sort((a, b) => b - a)
                  .map((year) => (
                    <option key={year} value={year}>
                      {year}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        )}
      </StaffHead>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <RevenueFigure figures={value} />
          <div className={styles.halves}>
            <OccupancyFigure figures={value} />
            <ConversionFigure figures={value} />
          </div>
          <LiabilityFigure figures={value} />
          <p className={styles.how}>{texts.test}</p>
        </>
      )}
    </>
  )

  function leadOf({ year, until, today }: StaffAnswers['/figures']): string {
    const words = { year, before: year - 1, day: formatDay(language, until) }
    return fill(until === today ? texts.leadUntilToday : texts.lead, words)
  }
}

function readYear(text: string | null): string | undefined {
  const year = Number(text)
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? String(year) : undefined
}
