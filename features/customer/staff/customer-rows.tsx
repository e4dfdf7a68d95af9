import { eventDays } from '#features/calendar/event-days.ts'
import { PageLink } from '#site/page-link.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import { MailActions } from '#features/mails/staff/mail-actions.tsx'
import { fill, plural } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import type { CustomerRow } from './customer-file.ts'
import styles from './customer.module.css'

interface Words {
  title: string
  to?: string
  text: string
  cents: number | null
  state: string
  needsCare?: boolean
}

interface CustomerRowsProps {
  rows: readonly CustomerRow[]
  onChanged: () => void
}

export function CustomerRows({ rows, onChanged }: CustomerRowsProps) {
  const { t, dayOf, price } = useTexts('staff-customer')
  const { columns, none } = t
  const wordsOf = useWords()
  if (rows.length === 0) return <p className="muted">{none}</p>
  return (
    <ListTable
      className={styles.rows}
      columns={[columns.when, columns.what, columns.state, columns.amount]}
      isLastRight
    >
      {rows.map((row) => {
        const { title, to, text, cents, state, needsCare } = wordsOf(row)
        return (
          <tr key={`${row.kind} ${'id' in row ? row.id : title} ${row.at}`}>
            <td className="num day">{dayOf(row.at)}</td>
            <th scope="row">
              {to ? (
                <PageLink className="title" to={to}>
                  {title}
                </PageLink>
              ) : (
                title
              )}
              {text && <small>{text}</small>}
            </th>
            <td className={classNames(needsCare && 'attention')}>
              {state}
              {row.kind === 'mail' && <MailActions id={row.id} name={title} onSent={onChanged} />}
            </td>
            <td className="num right">
              {/* The column says the currency. */}
              {cents !== null && price(cents).replace(/^CHF\s*/, '')}
            </td>
          </tr>
        )
      })}
    </ListTable>
  )
}

/** Words, place and amount of each kind. */
function useWords(): (row: CustomerRow) => Words {
  const { t: messages, language, price } = useTexts('staff-customer')
  const { state: bookingStates, payment: payments, dueWay: dueWays } = useTexts('staff-bookings').t
  const { states: inquiryStates, requests, mails } = useTexts('staff-desk').t
  const { standing: voucherStates } = useTexts('staff-search').t
  const { rows: names } = messages
  return (row) => {
    switch (row.kind) {
      case 'booking': {
        const { event, people, dueCents, payment, dueWay } = row
        const paid = payment === 'invoiced' && dueWay !== 'invoice' ? dueWays[dueWay] : payments[payment]
        const due = dueCents > 0 && fill(messages.due, { amount: price(dueCents) })
        return {
          title: fill(names.booking, { n: row.number }),
          to: staffPaths.eventBooking(row.eventId, row.id),
          text: [event?.title, event && eventDays(language, event), plural(language, people, messages.people)]
            .filter(Boolean)
            .join(', '),
          cents: row.cents,
          state: [bookingStates[row.state], row.state !== 'moved' && paid, due].filter(Boolean).join(', '),
        }
      }
      case 'note':
        return {
          title: fill(names.notes[row.of], { n: row.number }),
          to:
            row.of === 'booking'
              ? staffPaths.eventBooking(row.eventId, row.id)
              : row.of === 'order'
                ? staffPaths.order(row.number)
                : staffPaths.request(row.id),
          text: row.text,
          cents: null,
          state: '',
        }
      case 'order': {
        const state = row.isSent
          ? 'sent'
          : row.state === 'invoiced' || row.state === 'cancelled'
            ? row.state
            : /refund/.test(row.state)
              ? 'refunded'
              : 'paid'
        return {
          title: fill(names.order, { n: row.number }),
          to: staffPaths.order(row.number),
          text: row.titles.join(', '),
          cents: row.cents,
          state: messages.orderStates[state],
        }
      }
      case 'voucher':
        return {
          title: fill(names.voucher, { code: row.lastFour }),
          to: staffPaths.voucher(row.id),
          text: [
            row.name
              ? fill(messages.vouchers[row.way].of, { name: row.name })
              : messages.vouchers[row.way].alone,
            fill(messages.rest, { amount: price(row.restCents) }),
          ].join(', '),
          cents: row.cents,
          state: voucherStates[row.standing],
        }
      case 'voucher_use':
        return {
          title: fill(names.voucher, { code: row.lastFour }),
          to: staffPaths.voucher(row.id),
          text: fill(messages.redeemed, { thing: fill(names[row.paid], { n: row.number }) }),
          cents: row.cents,
          state: '',
        }
      case 'request':
        return {
          title: fill(names.request, { n: row.number }),
          to: staffPaths.request(row.id),
          text: requests.kinds[row.inquiry],
          cents: null,
          state: inquiryStates[row.state],
        }
      case 'quote':
        return {
          title: fill(names.quote, { n: row.number }),
          to: staffPaths.quote(row.id),
          text: row.title,
          cents: row.cents,
          state: messages.quoteStates[row.state],
        }
      case 'invoice':
        return {
          title: fill(names.invoice, { n: row.number }),
          to: staffPaths.invoice(row.id),
          text: row.openCents > 0 ? fill(messages.due, { amount: price(row.openCents) }) : '',
          cents: row.cents,
          state: messages.invoiceStates[row.status],
        }
      case 'mail': {
        const kinds: Record<string, string> = mails.kinds
        return {
          title: fill(names.mail, { kind: kinds[row.mail] ?? row.mail }),
          text: '',
          cents: null,
          state: messages.mailStates[row.state],
          needsCare: row.state === 'failed',
        }
      }
    }
  }
}
