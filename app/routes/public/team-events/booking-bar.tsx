import type { TeamEvent } from '#content/services.ts'
import { largestGroup } from '#features/booking/rules/group-price.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { NextStepBar } from '../../../ui/next-step-bar.tsx'
import { francs, lowestTotal } from './price-text.ts'

export function BookingBar({ event }: { event: TeamEvent }) {
  const language = useLanguage()
  const { offer } = useMessages('common')
  const { book, upTo } = useMessages('team-event')
  return (
    <NextStepBar
      price={fill(offer.from, { price: francs(language, lowestTotal(event)) })}
      unit={fill(upTo, { n: largestGroup(event) })}
      to={paths.bookService(event.id)}
      label={book}
    />
  )
}
