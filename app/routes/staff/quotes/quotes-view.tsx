import { MAX_QUOTE_SEARCH, QUOTE_FILTERS, QUOTE_SORTS } from '#features/quote/staff/staff-quote.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { countText, ListTools } from '../lists/list-tools.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { QuoteTable } from './quote-table.tsx'
import quotes from './quotes.module.css'
import { useBeginQuote } from './use-begin-quote.ts'

export default function QuotesView() {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const list = useListQuery({
    part: 'quotes',
    filters: QUOTE_FILTERS,
    initialFilter: 'open',
    searchFilter: 'all',
    sorts: QUOTE_SORTS,
  })
  const { value, problem, reload } = useLoaded<'/quotes'>(`/quotes?${list.asked}`, { keep: true })
  const { begin, busy } = useBeginQuote(language)

  const decided = value ? value.counts.accepted + value.counts.lost : 0
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/quotes.csv" asked={list.shown} />
        <TrailSign size="sm" onClick={() => void begin(null)} aria-disabled={busy}>
          {messages.add}
        </TrailSign>
      </StaffHead>
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_QUOTE_SEARCH} />
      {value && decided > 0 && (
        <p className={`small muted num ${quotes.won}`}>
          {fill(messages.won, { accepted: countText(value.counts.accepted), decided: countText(decided) })}
        </p>
      )}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.quotes.length === 0 && (
        <EmptyState title={list.search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.quotes.length > 0 && <QuoteTable answer={value} sorting={list.sorting} />}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
    </>
  )
}
