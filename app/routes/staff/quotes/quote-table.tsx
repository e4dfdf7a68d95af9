import type { QuoteSort, StaffQuotes } from '#features/quote/staff/staff-quote.ts'
import { formatPrice, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useServiceName } from '../../../calendar/use-service-name.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import styles from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import type { Sorting } from '../lists/use-sorting.ts'

interface QuoteTableProps {
  answer: StaffQuotes
  sorting: Sorting<QuoteSort>
}

export function QuoteTable({ answer: { quotes }, sorting }: QuoteTableProps) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const nameOf = useServiceName()
  const { columns } = messages
  return (
    <ListTable
      columns={[
        { name: columns.customer, sort: 'customer' },
        columns.what,
        { name: columns.until, sort: 'until' },
        { name: columns.total, sort: 'total' },
      ]}
      sorting={sorting}
      isLastRight
    >
      {quotes.map((quote) => (
        <tr key={quote.id}>
          <th scope="row">
            <PageLink className={styles.title} to={staffPaths.quote(quote.id)}>
              {quote.customer || messages.unnamed}
            </PageLink>
            <small className="num">{quote.number}</small>
          </th>
          <td>
            {quote.serviceId === null
              ? messages.project
              : [
                  nameOf(quote.serviceId),
                  quote.people && plural(language, quote.people, messages.people),
                  quote.day && formatDay(language, quote.day),
                ]
                  .filter(Boolean)
                  .join(', ')}
            <small>
              {[
                messages.states[quote.state],
                quote.awaitsDate ? messages.awaitsDate : quote.changed && messages.changed,
                quote.unread > 0 && plural(language, quote.unread, messages.unread),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </td>
          <td className={`num ${styles.day}`}>{formatDay(language, quote.validUntil)}</td>
          <td className={`num ${styles.right}`}>
            {formatPrice(language, quote.totalCents, { code: 'chf' })}
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
