import type { TeamEvent } from '#content/services.ts'
import { largestGroup } from '#features/booking/group-price.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Sign } from '../../ui/sign.tsx'
import styles from '../survival/booking-bar.module.css'
import { francs, lowestTotal } from './price-text.ts'

/** On a phone: the next step at the lower edge while the page's sections pass, as on the levels of the survival training. */
export function BookingBar({ event }: { event: TeamEvent }) {
  const language = useLanguage()
  const { offer } = useMessages('common')
  const { book, upTo } = useMessages('team-event')
  return (
    <div className={styles.bar} data-booking-bar>
      <p className="num">
        <b>{fill(offer.from, { price: francs(language, lowestTotal(event)) })}</b>{' '}
        <small>{fill(upTo, { n: largestGroup(event) })}</small>
      </p>
      <Sign size="sm" to={paths.bookService(event.id)}>
        {book}
      </Sign>
    </div>
  )
}
