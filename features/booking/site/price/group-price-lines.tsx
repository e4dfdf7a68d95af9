import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import { priceGroup } from '#features/services/content/group-price.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { francs, priceBreakdownText, perPersonText } from '#features/services/site/team-events/price-text.ts'
import plateStyles from './summary-card.module.css'

export function GroupPriceLines({ event, people }: { event: PricedTeamEvent; people: number }) {
  const shared = useMessages('team-event')
  const language = useLanguage()
  const answer = priceGroup(event, people)
  if (!answer.ok)
    return (
      <div className={plateStyles.lines}>
        <div>
          <span>
            {answer.refusal.code === 'over_maximum'
              ? fill(shared.configurator.over, { n: answer.refusal.maximum })
              : shared.configurator.invalid}
          </span>
        </div>
      </div>
    )
  const { totalCents, cheaperFrom } = answer.value
  return (
    <div className={plateStyles.lines}>
      <div>
        <span>{priceBreakdownText(language, shared, answer.value)}</span>
        <span>{francs(language, totalCents)}</span>
      </div>
      <div>
        <span className="muted">{perPersonText(language, shared, answer.value)}</span>
      </div>
      {cheaperFrom && (
        <div>
          <span className="small">
            {fill(shared.configurator.cheaper, {
              n: cheaperFrom.people,
              price: francs(language, cheaperFrom.totalCents),
            })}
          </span>
        </div>
      )}
    </div>
  )
}
