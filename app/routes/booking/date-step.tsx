import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Block } from './block.tsx'
import blocks from './blocks.module.css'
import type { BookingData } from './booking.loader.ts'
import { DateCards } from './date-cards.tsx'
import { Plate } from './plate.tsx'
import plateStyles from './plate.module.css'
import { Trouble } from './trouble.tsx'

/** A course is chosen, its date not yet. */
export function DateStep({ data: { service, dates, trouble, chosen } }: { data: BookingData }) {
  const { dates: words, plate, choice } = useMessages('booking')
  const language = useLanguage()
  const price = dates[0]?.priceCents
  return (
    <div className={`wrap ${blocks.layout}`}>
      <div>
        <Trouble trouble={trouble} />
        <Block step="date" isDone={false}>
          {dates.length > 0 ? (
            <DateCards dates={dates} chosen={null} address={chosen} />
          ) : (
            trouble !== 'failed' && (
              <>
                <p>{words.none}</p>
                <p>
                  <GoLink to={paths.contact}>{words.ask}</GoLink>
                </p>
              </>
            )
          )}
        </Block>
        <LaterBlocks />
      </div>
      <Plate label={plate.label} service={service} event={null}>
        {price != null && (
          <div className={plateStyles.lines}>
            <div>{fill(choice.perPerson, { price: formatPrice(language, price, { code: 'chf' }) })}</div>
          </div>
        )}
        <p className="small muted">{plate.chooseDate}</p>
      </Plate>
    </div>
  )
}

export function LaterBlocks() {
  return (
    <>
      <Block step="people" isDone={false} />
      <Block step="details" isDone={false} />
      <Block step="check" isDone={false} />
    </>
  )
}
