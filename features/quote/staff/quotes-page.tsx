import { useServiceName } from '#features/services/site/use-service-name.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill, plural } from '#i18n/format.ts'
import { countText, ListView, RowTitle } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { quoteList, quotes } from './quote.contract.ts'
import type { StaffQuoteLine } from './staff-quote.ts'
import { useBeginQuote } from './use-begin-quote.ts'

export default function QuotesPage() {
  const { t, day, price } = useTexts('staff-quotes')
  const { columns } = t
  const { begin, busy } = useBeginQuote()
  return (
    <ListView
      of={quotes.list}
      shape={quoteList}
      words={{ ...t, result: ({ counts }) => resultOf(counts) }}
      file={quotes.csv}
      actions={
        <TrailSign size="sm" onClick={() => begin(null)} aria-disabled={busy}>
          {t.add}
        </TrailSign>
      }
      counts={(answer) => answer.counts}
      rows={(answer) => answer.quotes}
      columns={[
        {
          title: columns.customer,
          sort: 'customer',
          cell: ({ id, number, customer }) => (
            <RowTitle to={staffPaths.quote(id)} note={number}>
              {customer || t.unnamed}
            </RowTitle>
          ),
        },
        { title: columns.what, cell: (quote) => <Content {...quote} /> },
        {
          title: columns.until,
          sort: 'until',
          kind: 'day',
          cell: ({ validUntil }) => day(validUntil),
        },
        { title: columns.total, sort: 'total', kind: 'amount', cell: ({ totalCents }) => price(totalCents) },
      ]}
    />
  )

  function resultOf({ accepted, lost }: { accepted: number; lost: number }) {
    const decided = accepted + lost
    if (decided === 0) return ''
    return fill(t.won, { accepted: countText(accepted), decided: countText(decided) })
  }
}

function Content(quote: StaffQuoteLine) {
  const { t, language, day: dayText } = useTexts('staff-quotes')
  const nameOf = useServiceName()
  const { serviceId, people, day, state, awaitsDate, changed, unread } = quote
  const what = [
    serviceId !== null && nameOf(serviceId),
    people && plural(language, people, t.people),
    day && dayText(day),
  ]
  const status = [
    t.states[state],
    awaitsDate ? t.awaitsDate : changed && t.changed,
    unread > 0 && plural(language, unread, t.unread),
  ]
  return (
    <>
      {serviceId === null ? t.project : what.filter(Boolean).join(', ')}
      <small>{status.filter(Boolean).join(', ')}</small>
    </>
  )
}
