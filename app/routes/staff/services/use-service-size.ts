import type { StaffService } from '#features/services/staff-service.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { writeDays } from './half-days.ts'

/** `1½ Tage, 1 Nacht, bis 20 Personen` */
export function useServiceSize(): (service: StaffService) => string {
  const messages = useMessages('staff-services')
  const language = useLanguage()
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
