import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND, type Company } from '#content/company.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'

interface MailPage {
  language: Language
  subject: string
  preview: string
  title: string
  siteUrl: string
  company: Company
  footer?: ReactNode
  children: ReactNode
}

/** A complete HTML message: tables and inline styles for old mail clients, dark mode where supported. */
export function renderMailPage(page: MailPage): string {
  return `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`
}

export const SANS = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const INK = '#0f2423'
export const INK_2 = '#455b5b'

/** Inline styles are the light theme; these classes override them in dark mode. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.paper{background:#0b151b!important}.ink{color:#eaf1ef!important}.ink2{color:#a5b8ba!important}.hair{border-color:#2a3c45!important}.rule{border-color:#5d747c!important}.deep{background:#071013!important}}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:28px!important}}`

function Page({ language, subject, preview, title, siteUrl, company, footer, children }: MailPage) {
  return (
    <html lang={HTML_LANG[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: '#f3f6f4' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table className="paper" style={{ background: '#f3f6f4' }}>
          <Cell style={{ padding: 0 }}>
            <Table style={{ maxWidth: 600 }}>
              <Cell className="side" style={{ padding: '28px 32px 20px' }}>
                <Brand siteUrl={siteUrl} />
              </Cell>
              <Cell className="side" style={{ padding: '28px 32px 44px' }}>
                <h1 className="ink title" style={TITLE}>
                  {title}
                </h1>
                {children}
              </Cell>
            </Table>
          </Cell>
          <Cell className="deep" style={{ padding: 0, background: '#0d2626' }}>
            <Table style={{ maxWidth: 600 }}>
              <Cell className="side" style={{ padding: '28px 32px 36px', ...FOOT }}>
                <Imprint of={company} />
                {footer}
              </Cell>
            </Table>
          </Cell>
        </Table>
      </body>
    </html>
  )
}

function Brand({ siteUrl }: { siteUrl: string }) {
  return (
    <a
      className="ink"
      href={siteUrl}
      style={{ color: INK, textDecoration: 'none', font: `600 20px/21px ${SANS}`, letterSpacing: '-.03em' }}
    >
      <img
        src="cid:logo"
        fetchPriority="low"
        width={31}
        height={21}
        alt=""
        style={{ border: 0, verticalAlign: 'top', marginRight: 11 }}
      />
      {BRAND}
    </a>
  )
}

function Imprint({ of: company }: { of: Company }) {
  return (
    <p style={{ margin: 0 }}>
      {company.legalName}
      <br />
      {company.street}, {company.postalCode} {company.city}
      <br />
      <a href={`mailto:${company.email}`} style={{ color: '#e9f1ee' }}>
        {company.email}
      </a>
      {', '}
      {company.phone}
    </p>
  )
}

export function Table({ children, style, className }: Piece) {
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: '100%', borderCollapse: 'collapse', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

export function Cell({ children, style, className }: Piece) {
  return (
    <tr>
      <td className={className} style={{ textAlign: 'left', verticalAlign: 'top', ...style }}>
        {children}
      </td>
    </tr>
  )
}

interface Piece {
  children: ReactNode
  style?: CSSProperties
  className?: string
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={{ margin: '0 0 14px', color: INK, font: `400 16px/1.55 ${SANS}` }}>
      {typeof children === 'string' ? unbroken(children) : children}
    </p>
  )
}

/** `E-Mail` and numbers of invoices stay on one line. */
const UNBROKEN = /\b([Ee]-[Mm]ails?|[A-Z]-\d{4}-\d{4})\b/

function unbroken(text: string): ReactNode {
  const parts = text.split(UNBROKEN)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={{ margin: '30px 0 10px', color: INK, font: `600 18px/1.2 ${SANS}` }}>
      {children}
    </h2>
  )
}

const TITLE: CSSProperties = {
  margin: '0 0 22px',
  color: INK,
  font: `600 34px/1.06 ${SANS}`,
  letterSpacing: '-.03em',
}

const FOOT: CSSProperties = { color: '#a9c0bd', font: `400 13px/1.6 ${SANS}` }
