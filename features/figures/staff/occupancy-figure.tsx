import { type Figures, METER_FIELDS } from '../figures.ts'
import { filledFields, sharePercent } from '../share.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { TrailMark } from '#app/ui/pictures/trail-mark.tsx'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'

/** How full the dates of each service are: a meter of twenty fields, with the count beside the percent. */
export function OccupancyFigure({ figures: { year, occupancy } }: { figures: Figures }) {
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
