import { fill } from '#i18n/format.ts'

/** A text for each amount of a service: of one person, of a group up to a size, of each bracket above. */
export interface AmountTexts {
  perPerson: string
  flat: string
  bracket: string
}

/**
 * What each amount of a service is for, in their order. @param limits of a team event; null for a course
 * @param values of an amount, for further placeholders
 */
export function amountLabels(
  limits: readonly number[] | null,
  texts: AmountTexts,
  values: (index: number) => Record<string, string> = () => ({}),
): string[] {
  if (!limits) return [fill(texts.perPerson, values(0))]
  return limits.map((to, index) =>
    index === 0
      ? fill(texts.flat, { ...values(0), n: to })
      : fill(texts.bracket, { ...values(index), from: (limits[index - 1] ?? 0) + 1, to }),
  )
}
