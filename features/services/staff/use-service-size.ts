import type { StaffService } from '../staff-service.ts'
import { fill, plural } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { writeDays } from './half-days.ts'

/** `1½ Tage, 1 Nacht, bis 20 Personen` */
export function useServiceSize(): (service: StaffService) => string {
  const { t: messages, language } = useTexts('staff-services')
  const counted = (count: number, { one, other }: { one: string; other: string }) => {
    const n = writeDays(count)
    return count > 0 ? [plural(language, count, { one: fill(one, { n }), other: fill(other, { n }) })] : []
  }
  return ({ facts }) => {
    const group =
      'level' in facts
        ? fill(messages.group, { from: facts.group.from, to: facts.group.to })
        : fill(messages.upTo, { n: facts.brackets.at(-1)?.upTo ?? facts.flatUpTo })
    return [
      ...('hours' in facts && typeof facts.hours === 'number' ? counted(facts.hours, messages.hours) : []),
      ...counted(facts.days, messages.days),
      ...counted(facts.nights, messages.nights),
      group,
    ].join(', ')
  }
}
