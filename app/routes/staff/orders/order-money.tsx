import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import sheet from '../invoices/invoices.module.css'
import styles from './orders.module.css'

/** What was paid and how, what went back, and what vouchers came of it. */
export function OrderMoney({ page }: { page: StaffOrderPage }) {
  const { money: messages } = useMessages('staff-orders')
  const language = useLanguage()
  const { order, paidAt, paidByVoucher, left } = page
  const { totalCents, voucherCents, refundedCents, withdrawnCents, contestedCents } = order
  const price = (cents: number) => formatPrice(language, cents, { code: order.currency })
  const voucherBackCents = voucherCents - left.voucherCents
  const rows: [name: string, cents: number][] = [
    [messages.back, -refundedCents],
    [messages.onItsWay, -order.refundOnItsWayCents],
    [messages.failed, -order.refundFailedCents],
    [messages.withdrawn, -withdrawnCents],
    [messages.contested, contestedCents],
    [messages.voucherBack, -voucherBackCents],
    [messages.overpaid, page.invoice?.overpaidCents ?? 0],
  ]
  const { invoice } = page
  const paid = paidAt
    ? fill(messages.paidOn, { day: formatDay(language, swissTime(new Date(paidAt)).day) })
    : invoice
      ? fill(messages.onInvoice, { day: formatDay(language, invoice.dueOn) })
      : messages.paid
  return (
    <section className={sheet.part}>
      <header>
        <h2>{messages.title}</h2>
      </header>
      <table className={styles.rows}>
        <tbody>
          {page.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {`${line.quantity} × ${line.title}`}
                {line.gift?.recipient && <small>{line.gift.recipient}</small>}
              </th>
              <td>{price(line.totalCents)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{messages.goods}</th>
            <td>{price(totalCents)}</td>
          </tr>
          {voucherCents > 0 && (
            <tr>
              <th scope="row">
                {paidByVoucher && (
                  <PageLink to={staffPaths.voucher(paidByVoucher.id)}>
                    {fill(messages.voucher, { code: paidByVoucher.lastFour })}
                  </PageLink>
                )}
              </th>
              <td>{price(-voucherCents)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {paid}
              {invoice && (
                <small>
                  <PageLink to={staffPaths.invoice(invoice.id)}>
                    {fill(messages.invoice, { number: invoice.number })}
                  </PageLink>
                </small>
              )}
            </th>
            <td>{price(!paidAt && invoice ? invoice.openCents : totalCents - voucherCents)}</td>
          </tr>
          {rows
            .filter(([, cents]) => cents !== 0)
            .map(([name, cents]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{price(cents)}</td>
              </tr>
            ))}
        </tfoot>
      </table>
      <SoldVouchers page={page} price={price} />
    </section>
  )
}

function SoldVouchers({ page, price }: { page: StaffOrderPage; price: (cents: number) => string }) {
  const { vouchers: messages } = useMessages('staff-orders')
  if (page.vouchers.length === 0) return null
  return (
    <>
      <h3>{messages.title}</h3>
      <ul className={styles.written}>
        {page.vouchers.map(({ id, lastFour, balanceCents, voided }) => (
          <li key={id}>
            <PageLink to={staffPaths.voucher(id)}>{fill(messages.name, { code: lastFour })}</PageLink>
            <small>{voided ? messages.voided : fill(messages.left, { amount: price(balanceCents) })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
