import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { StepBlock } from '../form/step-block.tsx'
import blocks from '../form/blocks.module.css'
import type { BookingData } from '../booking.loader.ts'
import { DateCards } from './date-cards.tsx'
import { SummaryCard } from '../price/summary-card.tsx'
import plateStyles from '../price/summary-card.module.css'
import { BookingUnavailable } from './booking-unavailable.tsx'

export function DateStep({ data: { service, dates, unavailable, chosen } }: { data: BookingData }) {
  const { dates: messages, plate, choice } = useMessages('booking')
  const language = useLanguage()
  const price = dates[0]?.priceCents
  return (
    <div className={`wrap ${blocks.layout}`}>
      <div>
        <BookingUnavailable unavailable={unavailable} />
        <StepBlock step="date" isDone={false}>
          {dates.length > 0 ? (
            <DateCards dates={dates} chosen={null} address={chosen} />
          ) : (
            unavailable !== 'failed' && (
              <>
                <p>{messages.none}</p>
                <p>
                  <ArrowLink to={paths.contact}>{messages.ask}</ArrowLink>
                </p>
              </>
            )
          )}
        </StepBlock>
        <LaterBlocks />
      </div>
      <SummaryCard label={plate.label} service={service} event={null}>
        {price != null && (
          <div className={plateStyles.lines}>
            <div>{fill(choice.perPerson, { price: formatPrice(language, price, { code: 'chf' }) })}</div>
          </div>
        )}
        <p className="small muted">{plate.chooseDate}</p>
      </SummaryCard>
    </div>
  )
}

export function LaterBlocks() {
  return (
    <>
      <StepBlock step="people" isDone={false} />
      <StepBlock step="details" isDone={false} />
      <StepBlock step="check" isDone={false} />
    </>
  )
}
