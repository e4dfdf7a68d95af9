import { useSearchParams } from 'react-router'
import { MANDATE_FILTERS } from '#features/quote/mandate/mandate.ts'
import { formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ErrorState } from '../api/error-state.tsx'
import list from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useLoaded } from '../api/use-loaded.ts'

/** Accepted projects, by what comes next. */
export default function MandatesView() {
  const messages = useMessages('staff-mandates')
  const language = useLanguage()
  const momentOf = useFormatDateTime()
  const [query] = useSearchParams()
  const filter = MANDATE_FILTERS.find((each) => each === query.get('filter')) ?? 'open'
  const { value, problem, reload } = useLoaded<'/mandates'>(`/mandates?filter=${filter}`)
  const { columns } = messages
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      <div className={list.tools}>
        <div className={list.chips} role="group" aria-label={messages.filter}>
          {MANDATE_FILTERS.map((each) => (
            <Chip
              key={each}
              to={`${staffPaths.part('mandates')}&filter=${each}`}
              current={each === filter}
              preventScrollReset
            >
              {messages.filters[each]}
            </Chip>
          ))}
        </div>
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.mandates.length === 0 && (
        <EmptyState title={messages.empty[filter]}>{messages.emptyHint}</EmptyState>
      )}
      {value && value.mandates.length > 0 && (
        <ListTable
          columns={[
            columns.customer,
            columns.next,
            filter === 'open' ? columns.until : columns.closed,
            columns.total,
          ]}
          isLastRight
        >
          {value.mandates.map(({ id, number, customer, nextStep, nextDay, closedAt, totalCents }) => (
            <tr key={id}>
              <th scope="row">
                <PageLink className={list.title} to={staffPaths.mandate(id)}>
                  {customer}
                </PageLink>
                <small className="num">{number}</small>
              </th>
              <td>{nextStep || (closedAt ? messages.done : messages.noStep)}</td>
              <td className={`num ${list.day}`}>
                {closedAt ? momentOf(closedAt) : nextDay ? formatDay(language, nextDay) : ''}
                {!closedAt && nextDay !== null && nextDay < value.today && <small>{messages.late}</small>}
              </td>
              <td className={`num ${list.right}`}>{formatPrice(language, totalCents, { code: 'chf' })}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </>
  )
}
