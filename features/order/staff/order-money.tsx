import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { fill } from '#i18n/format.ts'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffOrderPage } from './staff-order-page.ts'
import styles from './orders.module.css'

/** What was paid and how, what went back, and what vouchers came of it. */
export function OrderMoney({ page }: { page: StaffOrderPage }) {
  const { t, price: priceOf, day, dayOf } = useTexts('staff-orders')
  const { money: messages } = t
  const { order, paidAt, paidByVoucher, left } = page
  const { totalCents, voucherCents, refundedCents, withdrawnCents, contestedCents } = order
  const price = (cents: number) => priceOf(cents, order.currency)
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
    ? fill(messages.paidOn, { day: dayOf(paidAt) })
    : invoice
      ? fill(messages.onInvoice, { day: day(invoice.dueOn) })
      : messages.paid
  return (
    <Section title={messages.title}>
      <div>
        <table data-kit="amounts" className={styles.rows}>
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
      </div>
    </Section>
  )
}

function SoldVouchers({ page, price }: { page: StaffOrderPage; price: (cents: number) => string }) {
  const { vouchers: messages } = useTexts('staff-orders').t
  if (page.vouchers.length === 0) return null
  return (
    <>
      <h3>{messages.title}</h3>
      <ul className="lines">
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
