import { BOOKING_TERMS } from '#content/booking-terms.ts'
import type { Messages } from '#content/terms/de.ts'
import { fill } from '#i18n/format.ts'
import { LegalTable } from './legal-table.tsx'

export function CancellationTable({ messages }: { messages: Messages['cancellation'] }) {
  const steps = BOOKING_TERMS.cancellation
  const rows = steps.map(({ untilDays, owedPercent }, index) => {
    const before = steps[index - 1]
    return {
      id: String(untilDays),
      cells: [
        before
          ? fill(messages.between, { from: before.untilDays - 1, until: untilDays })
          : fill(messages.until, { days: untilDays }),
        owedPercent > 0 ? fill(messages.part, { percent: owedPercent }) : messages.nothing,
      ],
    }
  })
  return (
    <LegalTable
      caption={messages.caption}
      columns={messages.columns}
      rows={[...rows, { id: 'later', cells: [messages.later, messages.everything] }]}
    />
  )
}
