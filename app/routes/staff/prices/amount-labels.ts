import { type ServiceId, TEAM_EVENTS } from '#content/services.ts'
import { fill } from '#i18n/format.ts'

/** A text for each amount of a service: of one person, of a group up to a size, of each bracket above. */
export interface AmountTexts {
  perPerson: string
  flat: string
  bracket: string
}

/** What each amount of a service is for, in their order. @param values of an amount, for further placeholders */
export function amountLabels(
  id: ServiceId,
  texts: AmountTexts,
  values: (index: number) => Record<string, string> = () => ({}),
): string[] {
  const event = TEAM_EVENTS.find((each) => each.id === id)
  if (!event) return [fill(texts.perPerson, values(0))]
  const limits = [event.flatUpTo, ...event.brackets.map(({ upTo }) => upTo)]
  return limits.map((to, index) =>
    index === 0
      ? fill(texts.flat, { ...values(0), n: to })
      : fill(texts.bracket, { ...values(index), from: (limits[index - 1] ?? 0) + 1, to }),
  )
}
