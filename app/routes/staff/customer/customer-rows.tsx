import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { eventDays } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import list from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import type { CustomerRow } from './customer-file.ts'
import styles from './customer.module.css'
import { MailActions } from './mail-actions.tsx'

interface ShownRow {
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
  const { columns, none } = useMessages('staff-customer')
  const language = useLanguage()
  const show = useShownRow()
  if (rows.length === 0) return <p className="muted">{none}</p>
  return (
    <ListTable
      className={styles.rows}
      columns={[columns.when, columns.what, columns.state, columns.amount]}
      isLastRight
    >
      {rows.map((row) => {
        const { title, to, text, cents, state, needsCare } = show(row)
        return (
          <tr key={`${row.kind} ${'id' in row ? row.id : title} ${row.at}`}>
            <td className={`num ${list.day}`}>{formatDay(language, swissTime(new Date(row.at)).day)}</td>
            <th scope="row">
              {to ? (
                <PageLink className={list.title} to={to}>
                  {title}
                </PageLink>
              ) : (
                title
              )}
              {text && <small>{text}</small>}
            </th>
            <td className={classNames(needsCare && list.attention)}>
              {state}
              {row.kind === 'mail' && <MailActions id={row.id} name={title} onSent={onChanged} />}
            </td>
            <td className={`num ${list.right}`}>{cents !== null && money(language, cents)}</td>
          </tr>
        )
      })}
    </ListTable>
  )
}

/** The column says the currency. */
function money(language: Parameters<typeof formatPrice>[0], cents: number): string {
  return formatPrice(language, cents, { code: 'chf' }).replace(/^CHF\s*/, '')
}

/** Words, place and amount of each kind. */
function useShownRow(): (row: CustomerRow) => ShownRow {
  const messages = useMessages('staff-customer')
  const { state: bookingStates, payment: payments, dueWay: dueWays } = useMessages('staff-bookings')
  const { states: inquiryStates, requests, mails } = useMessages('staff-desk')
  const language = useLanguage()
  const { standing: standings } = useMessages('staff-search')
  const { rows: names } = messages
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  return (row) => {
    switch (row.kind) {
      case 'booking': {
        const { event, people, dueCents, payment, dueWay } = row
        const paid = payment === 'invoiced' && dueWay !== 'invoice' ? dueWays[dueWay] : payments[payment]
        const due = dueCents > 0 && fill(messages.due, { amount: price(dueCents) })
        return {
          title: fill(names.booking, { n: row.number }),
          to: staffPaths.booking(row.eventId, row.id),
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
              ? staffPaths.booking(row.eventId, row.id)
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
          state: standings[row.standing],
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
