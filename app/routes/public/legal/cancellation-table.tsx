import { BOOKING_TERMS } from '#content/booking-terms.ts'
import type { Words } from '#content/terms/de.ts'
import { fill } from '#i18n/format.ts'
import { LegalTable } from './legal-table.tsx'

export function CancellationTable({ words }: { words: Words['cancellation'] }) {
  const steps = BOOKING_TERMS.cancellation
  const rows = steps.map(({ untilDays, owedPercent }, index) => {
    const before = steps[index - 1]
    return {
      id: String(untilDays),
      cells: [
        before
          ? fill(words.between, { from: before.untilDays - 1, until: untilDays })
          : fill(words.until, { days: untilDays }),
        owedPercent > 0 ? fill(words.part, { percent: owedPercent }) : words.nothing,
      ],
    }
  })
  return (
    <LegalTable
      caption={words.caption}
      columns={words.columns}
      rows={[...rows, { id: 'later', cells: [words.later, words.everything] }]}
    />
  )
}
