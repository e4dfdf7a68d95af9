import type { CSSProperties } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { OrderDetails } from '../order-details.ts'
import { INK, INK_2, SANS } from '#platform/mail/mail-layout.tsx'
import { addressLines, lineTitle, priceOf, voucherRows } from './order-mail.ts'

/** Lines and total, as real table cells for screen readers. */
export function LinesTable({ order, language, messages }: LinesTableProps) {
  const price = (cents: number) => priceOf(order, language, cents)
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th className="ink2 rule" scope="col" style={{ ...HEAD, textAlign: 'left' }}>
            {messages.lines}
          </th>
          <th className="ink2 rule" scope="col" style={{ ...HEAD, textAlign: 'right' }}>
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td className="ink hair" style={CELL}>
              {lineTitle(line)}
              <br />
              <span className="ink2" style={{ color: INK_2, fontSize: 14 }}>
                {line.quantity} × {price(line.unitPriceCents)}
              </span>
            </td>
            <td className="ink hair" style={{ ...CELL, ...AMOUNT }}>
              {price(line.totalCents)}
            </td>
          </tr>
        ))}
        <tr>
          <th className="ink rule" scope="row" style={{ ...TOTAL, textAlign: 'left' }}>
            {messages.total}
          </th>
          <td className="ink rule" style={{ ...TOTAL, ...AMOUNT }}>
            {price(order.totalCents)}
          </td>
        </tr>
        {voucherRows(order, language).map(([label, value]) => (
          <tr key={label}>
            <th className="ink" scope="row" style={{ ...CELL, ...PART, textAlign: 'left' }}>
              {label}
            </th>
            <td className="ink" style={{ ...CELL, ...PART, ...AMOUNT }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface LinesTableProps {
  order: OrderDetails
  language: Language
  messages: { lines: string; amount: string; total: string }
}

export function Address({ order }: { order: OrderDetails }) {
  return (
    <p className="ink" style={{ margin: 0, color: INK, font: `400 16px/1.5 ${SANS}` }}>
      {addressLines(order).map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  )
}

/** The trail sign: yellow always has its dark outline. */
export function SignLink({ href, label }: { href: string; label: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>
        <tr>
          <td style={{ background: '#ffc914', border: '2px solid #14201a', padding: 0 }}>
            <a href={href} style={SIGN}>
              {label} →
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const HEAD: CSSProperties = {
  padding: '0 0 8px',
  borderBottom: '2px solid #0f2423',
  color: INK_2,
  font: `400 13px/1.4 ${SANS}`,
}
const CELL: CSSProperties = {
  padding: '12px 0',
  borderBottom: '1px solid #c2cfcb',
  color: INK,
  font: `400 16px/1.4 ${SANS}`,
  verticalAlign: 'top',
}
const AMOUNT: CSSProperties = {
  paddingLeft: 16,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}
const PART: CSSProperties = { padding: '4px 0 0', borderBottom: 0, fontWeight: 400 }
const TOTAL: CSSProperties = { padding: '12px 0 0', color: INK, font: `600 18px/1.4 ${SANS}` }
const SIGN: CSSProperties = {
  display: 'inline-block',
  padding: '14px 20px',
  color: '#14201a',
  font: `600 17px/1.2 ${SANS}`,
  textDecoration: 'none',
}
