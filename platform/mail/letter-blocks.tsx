import type { CSSProperties, ReactNode } from 'react'
import type { Blocks, ByBlock } from './letter.ts'

export const SANS = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const INK = '#0f2423'
const INK_2 = '#455b5b'

/** The HTML of each kind of block. */
export const BLOCKS: ByBlock<ReactNode> = {
  strong: (text) => (
    <P>
      <strong>{text}</strong>
    </P>
  ),
  code: (text) => (
    <P>
      <strong style={{ fontSize: 28 }}>{text}</strong>
    </P>
  ),
  small: (text) => (
    <p className="ink2" style={{ margin: '10px 0 0', color: INK_2, font: `400 14px/1.5 ${SANS}` }}>
      {text}
    </p>
  ),
  alert: (text) => <p style={{ margin: '0 0 12px', padding: '12px 16px', ...ALERT }}>{text}</p>,
  heading: (text) => (
    <h2 className="ink" style={{ margin: '30px 0 10px', color: INK, font: `600 18px/1.2 ${SANS}` }}>
      {text}
    </h2>
  ),
  facts: (facts) =>
    facts.length > 0 && (
      <table cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th className="ink2" scope="row" style={{ ...FACT, color: INK_2, paddingRight: 20 }}>
                {label}
              </th>
              <td className="ink" style={{ ...FACT, color: INK }}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  list: (items) => (
    <ul
      className="ink"
      style={{ margin: '0 0 20px', paddingLeft: 20, font: `400 16px/1.55 ${SANS}`, color: INK }}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ),
  lines: (lines) => (
    <p className="ink" style={{ margin: 0, color: INK, font: `400 16px/1.5 ${SANS}` }}>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  ),
  quote: (text) => (
    <blockquote className="ink rule" style={QUOTE}>
      {text}
    </blockquote>
  ),
  prices: (prices) => <PriceTable {...prices} />,
  ticket: ({ title, code: [, code], note }) => (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={TICKET}>
      <tbody>
        <tr>
          <td className="ink rule" style={TICKET_CELL}>
            {title}
            <br />
            <strong
              style={{ fontSize: 22, lineHeight: '34px', letterSpacing: '.02em', whiteSpace: 'nowrap' }}
            >
              {code}
            </strong>
            <br />
            <span className="ink2" style={{ color: INK_2 }}>
              {note}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  picture: ({ src, alt }) => <img src={src} alt={alt} width="536" style={PICTURE} />,
  button: ({ href, label }) => (
    <p style={{ margin: '24px 0' }}>
      <a href={href} style={BUTTON}>
        {label}
      </a>
    </p>
  ),
  sign: ({ href, label }) => (
    <>
      <div style={{ height: 30 }} />
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
        <tbody>
          <tr>
            {/* Yellow always has its dark outline. */}
            <td style={{ background: '#ffc914', border: '2px solid #14201a', padding: 0 }}>
              <a href={href} style={SIGN}>
                {label} →
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <div style={{ height: 24 }} />
    </>
  ),
  link: ({ href, label }) => (
    <P>
      <a className="ink" href={href} style={{ color: INK }}>
        {label}
      </a>
    </P>
  ),
}

function P({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={{ margin: '0 0 14px', color: INK, font: `400 16px/1.55 ${SANS}` }}>
      {children}
    </p>
  )
}

/** `E-Mail` and numbers of invoices stay on one line. */
const UNBROKEN = /\b([Ee]-[Mm]ails?|[A-Z]-\d{4}-\d{4})\b/

export function Paragraph({ text }: { text: string }) {
  return (
    <P>
      {text.split(UNBROKEN).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} style={{ whiteSpace: 'nowrap' }}>
            {part}
          </span>
        ),
      )}
    </P>
  )
}

/** As real table cells, for screen readers. */
function PriceTable({ heads, rows, total, parts }: Blocks['prices']) {
  return (
    <>
      <div style={{ height: 16 }} />
      <table
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ width: '100%', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            <th className="ink2 rule" scope="col" style={{ ...HEAD, textAlign: 'left' }}>
              {heads[0]}
            </th>
            <th className="ink2 rule" scope="col" style={{ ...HEAD, textAlign: 'right' }}>
              {heads[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, quantity, each, amount }, index) => (
            <tr key={index}>
              <td className="ink hair" style={CELL}>
                {title}
                <br />
                <span className="ink2" style={{ color: INK_2, fontSize: 14 }}>
                  {quantity} × {each}
                </span>
              </td>
              <td className="ink hair" style={{ ...CELL, ...AMOUNT }}>
                {amount}
              </td>
            </tr>
          ))}
          <tr>
            <th className="ink rule" scope="row" style={{ ...TOTAL, textAlign: 'left' }}>
              {total[0]}
            </th>
            <td className="ink rule" style={{ ...TOTAL, ...AMOUNT }}>
              {total[1]}
            </td>
          </tr>
          {parts.map(([label, value]) => (
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
    </>
  )
}

const ALERT: CSSProperties = {
  border: '2px solid #b5161f',
  background: '#fdecec',
  color: '#8a1018',
  font: `600 16px/1.45 ${SANS}`,
}
const FACT: CSSProperties = {
  padding: '4px 0',
  font: `400 15px/1.45 ${SANS}`,
  textAlign: 'left',
  verticalAlign: 'top',
}
const QUOTE: CSSProperties = {
  margin: '0 0 22px',
  padding: '4px 0 4px 18px',
  borderLeft: '3px solid #0f2423',
  color: INK,
  font: `400 16px/1.55 ${SANS}`,
  whiteSpace: 'pre-wrap',
  wordBreak: 'break-word',
}
const TICKET: CSSProperties = { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse' }
const TICKET_CELL: CSSProperties = {
  padding: '16px 20px 18px',
  border: '2px solid #0f2423',
  color: INK,
  font: `400 15px/1.5 ${SANS}`,
}
/** The font is that of the description, for programs that wait to show pictures. */
const PICTURE: CSSProperties = {
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: '0 0 24px',
  fontFamily: SANS,
}
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '14px 22px',
  background: '#ffc914',
  color: '#14201a',
  border: '1.5px solid #14201a',
  textDecoration: 'none',
  font: `600 18px/1.2 ${SANS}`,
}
const SIGN: CSSProperties = {
  display: 'inline-block',
  padding: '14px 20px',
  color: '#14201a',
  font: `600 17px/1.2 ${SANS}`,
  textDecoration: 'none',
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
