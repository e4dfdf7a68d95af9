import { useSearchParams } from 'react-router'
import {
  MAX_QUOTE_SEARCH,
  QUOTE_FILTERS,
  QUOTE_SORTS,
  type QuoteFilter,
} from '#features/quote/staff/staff-quote.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { countText, ListTools } from '../lists/list-tools.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination, readPosition } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useSorting } from '../lists/use-sorting.ts'
import { QuoteTable } from './quote-table.tsx'
import quotes from './quotes.module.css'
import { useBeginQuote } from './use-begin-quote.ts'

export default function QuotesView() {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const filter = QUOTE_FILTERS.find((each) => each === query.get('filter')) ?? 'open'
  const search = query.get('q') ?? ''
  const sorting = useSorting(QUOTE_SORTS)
  const shown = { filter, q: search, ...sorting.asked }
  const asked = new URLSearchParams({ ...shown, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/quotes'>(`/quotes?${asked}`, { keep: true })
  const { begin, busy } = useBeginQuote(language)

  function address(next: QuoteFilter): string {
    const rest = new URLSearchParams({ filter: next, ...(search && { q: search }), ...sorting.asked })
    return `${staffPaths.part('quotes')}&${rest}`
  }

  function find(wanted: string): void {
    // A search covers all states.
    setQuery({
      view: 'quotes',
      filter: wanted ? 'all' : 'open',
      ...(wanted && { q: wanted }),
      ...sorting.asked,
    })
  }

  const decided = value ? value.counts.accepted + value.counts.lost : 0
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/quotes.csv" asked={shown} />
        <TrailSign size="sm" onClick={() => void begin(null)} aria-disabled={busy}>
          {messages.add}
        </TrailSign>
      </StaffHead>
      <ListTools
        label={messages.filter}
        filters={QUOTE_FILTERS}
        names={messages.filters}
        counts={value?.counts}
        current={filter}
        addressOf={address}
        search={{
          label: messages.search,
          find: messages.find,
          value: search,
          maxLength: MAX_QUOTE_SEARCH,
          onFind: find,
        }}
      />
      {value && decided > 0 && (
        <p className={`small muted num ${quotes.won}`}>
          {fill(messages.won, { accepted: countText(value.counts.accepted), decided: countText(decided) })}
        </p>
      )}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.quotes.length === 0 && <EmptyState title={search ? messages.nothingFound : messages.empty} />}
      {value && value.quotes.length > 0 && <QuoteTable answer={value} sorting={sorting} />}
      <Pagination pages={value} address={address(filter)} />
    </>
  )
}
