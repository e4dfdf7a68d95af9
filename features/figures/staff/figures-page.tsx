import { useSearchParams } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { type Figures, METER_FIELDS } from '../figures.ts'
import { filledFields, sharePercent } from '../share.ts'
import { ConversionFigure } from './conversion-figure.tsx'
import { Figure } from './figure.tsx'
import { figures } from './figures.contract.ts'
import { LiabilityFigure } from './liability-figure.tsx'
import { RevenueFigure } from './revenue-figure.tsx'
import styles from './figures.module.css'

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

/** How full the dates of each service are: a meter of twenty fields, with the count beside the percent. */
function OccupancyFigure({ figures: { year, occupancy } }: { figures: Figures }) {
  const texts = useMessages('staff-figures')
  const { columns } = texts
  const markOf = useTrailMark()
  const words = texts.occupancy
  const all = occupancy.reduce(
    (sum, { taken, places }) => ({ taken: sum.taken + taken, places: sum.places + places }),
    { taken: 0, places: 0 },
  )
  return (
    <Figure table="occupancy" year={year} unit={words.unit} how={words.how}>
      {occupancy.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{columns.service}</th>
              <th scope="col">{columns.taken}</th>
              <th scope="col">{columns.percent}</th>
            </tr>
          </thead>
          <tbody>
            {occupancy.map(({ serviceId, name, taken, places }) => (
              <tr key={serviceId ?? ''}>
                <th scope="row">
                  <span className={styles.mark}>
                    {serviceId !== null && <TrailMark kind={markOf(serviceId)} />}
                  </span>
                  {name ?? texts.otherDates}
                </th>
                <td>
                  <Meter taken={taken} places={places} />
                </td>
                <Share taken={taken} places={places} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                <span className={styles.mark} />
                {words.all}
              </th>
              <Share {...all} />
            </tr>
          </tfoot>
        </table>
      )}
    </Figure>
  )
}

function Share({ taken, places }: { taken: number; places: number }) {
  const texts = useMessages('staff-figures')
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  return (
    <td className={styles.share}>
      <span>{fill(texts.percent, { percent: sharePercent(taken, places) ?? 0 })}</span>
      <small>{fill(texts.occupancy.count, { n: number(taken), of: number(places) })}</small>
    </td>
  )
}

function Meter({ taken, places }: { taken: number; places: number }) {
  const { picture } = useMessages('staff-figures').occupancy
  const filled = filledFields(taken, places, METER_FIELDS)
  return (
    <span className={`meter ${styles.meter}`} role="img" aria-label={fill(picture, { n: taken, of: places })}>
      {Array.from({ length: METER_FIELDS }, (_, field) => (
        <i key={field} className={field < filled ? 'full' : undefined} />
      ))}
    </span>
  )
}
