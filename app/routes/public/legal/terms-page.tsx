import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { BOOKING_TERMS } from '#content/booking-terms.ts'
import type { Messages } from '#content/terms/de.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { LegalDocument } from './legal-document.tsx'
import { LegalTable } from './legal-table.tsx'

/** Buyers accept a dated version. */
export default function TermsPage() {
  const messages = useMessages('terms')
  return (
    <LegalDocument
      messages={messages}
      day={LEGAL_DAYS.terms}
      extras={{ absage: <CancellationTable messages={messages.cancellation} /> }}
    />
  )
}

function CancellationTable({ messages }: { messages: Messages['cancellation'] }) {
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
