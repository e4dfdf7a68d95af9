import { describe, expect, it } from 'vitest'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { pricedServices } from '#features/services/content/service-prices.ts'
import { textsOfService } from '#features/services/content/service-name.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { bracketsOf, largestGroup, totalIn } from '#features/services/content/group-price.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import teamEventTexts from '#features/services/texts/team-event.ts'

const files = import.meta.glob<Record<Language, TeamEventMessages>>(
  '/features/services/texts/team-event-*.ts',
  {
    eager: true,
    import: 'default',
  },
)
function messagesOf({ id }: { id: string }, language: Language): TeamEventMessages {
  const texts = files[`/features/services/texts/team-event-${id}.ts`]
  if (!texts) throw new Error(`${id} has no texts`)
  return fillFacts(language, texts[language], FIRST_OFFER)
}

describe.each(pricedServices(FIRST_SERVICES, FIRST_PRICES).teamEvents)('the messages of $id', (event) => {
  it.each(LANGUAGES)('state the length of the services in %s', (language) => {
    const { duration } = textsOfService(teamEventTexts[language].events, event.id)
    const days = event.days % 1 ? `${Math.trunc(event.days)}½` : String(event.days)
    expect(duration.match(/[\d½]+/g)).toEqual([event.hours > 0 ? String(event.hours) : days])
  })

  it.each(LANGUAGES)(
    'name no amount and no group size in %s that the price table does not contain',
    (language) => {
      const text = JSON.stringify(messagesOf(event, language))
      const table = bracketsOf(event)
      const amounts = table.flatMap((bracket) => [bracket.cents, totalIn(bracket, bracket.from)])
      expect(text).toMatch(/CHF\u00a0\d/)
      for (const [, amount = ''] of text.matchAll(/CHF\u00a0([\d’\u202f]+\.\d\d)/g))
        expect(amounts, amount).toContain(Math.round(Number(amount.replace(/[’\u202f]/g, '')) * 100))
      const sizes = table.flatMap(({ from, upTo }) => [from, upTo])
      for (const [, size] of text.matchAll(/(\d+) (?:Personen|people|personnes|persone)/g))
        expect(sizes).toContain(Number(size))
      expect(largestGroup(event)).toBe(sizes.at(-1))
    },
  )

  it.each(LANGUAGES)('have a timetable in %s that lasts as long as the event', (language) => {
    const { rows, end } = messagesOf(event, language).schedule
    let day = 0
    const minutes = [...rows, { time: end, day: undefined }].map((row, index) => {
      if (index > 0 && row.day) day += 24 * 60
      const [hour = 0, minute = 0] = row.time.split(':').map(Number)
      return day + hour * 60 + minute
    })
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(day / 24 / 60).toBe(event.nights)
    if (event.hours > 0) expect((minutes.at(-1) ?? 0) - (minutes[0] ?? 0)).toBe(event.hours * 60)
  })
})
