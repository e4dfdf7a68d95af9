import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND, type Company } from '#features/company/content/company.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import { type Block, blocksOf, type Letter, letterText, ofBlock } from './letter.ts'
import { BLOCKS, INK, Paragraph, SANS } from './letter-blocks.tsx'
import { mailLogo } from './mail-logo.ts'
import type { RenderedMail } from './mailer.ts'

interface Sender {
  publicUrl: string
  company: Company
}

/** The complete message: HTML of tables and inline styles for old mail clients, with dark mode where supported, and text. */
export function renderLetter(letter: Letter, sender: Sender): RenderedMail {
  const { subject, replyTo, unsubscribeUrl, files = [] } = letter
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(<Page letter={letter} {...sender} />)}`,
    text: letterText(letter, sender.company),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    attachments: [mailLogo, ...files],
  }
}

/** Inline styles are the light theme; these classes override them in dark mode. */
const DARK = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.paper{background:#0b151b!important}.ink{color:#eaf1ef!important}.ink2{color:#a5b8ba!important}.hair{border-color:#2a3c45!important}.rule{border-color:#5d747c!important}.deep{background:#071013!important}}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:28px!important}}`

function Page({ letter, publicUrl, company }: Sender & { letter: Letter }) {
  const { language, subject, title, greeting, footer } = letter
  const blocks = blocksOf(letter)
  const preview = letter.preview ?? blocks.find((block) => typeof block === 'string')
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
                <Brand siteUrl={publicUrl} />
              </Cell>
              <Cell className="side" style={{ padding: '28px 32px 44px' }}>
                <h1 className="ink title" style={TITLE}>
                  {title}
                </h1>
                {greeting && <Paragraph text={greeting} />}
                {blocks.map((block, index) => (
                  <Fragment key={index}>
                    {ofBlock(
                      BLOCKS,
                      (text) => (
                        <Paragraph text={text} />
                      ),
                      block,
                    )}
                    {isFacts(block) && isText(blocks[index + 1]) && <div style={{ height: 22 }} />}
                  </Fragment>
                ))}
              </Cell>
            </Table>
          </Cell>
          <Cell className="deep" style={{ padding: 0, background: '#0d2626' }}>
            <Table style={{ maxWidth: 600 }}>
              <Cell className="side" style={{ padding: '28px 32px 36px', ...FOOT }}>
                <Imprint of={company} />
                {footer && (
                  <p style={{ margin: '14px 0 0' }}>
                    <a href={footer.href} style={{ color: '#e9f1ee' }}>
                      {footer.label}
                    </a>
                  </p>
                )}
              </Cell>
            </Table>
          </Cell>
        </Table>
      </body>
    </html>
  )
}

/** Of facts, which need a distance from a text below them. */
function isFacts(block: Block): boolean {
  return typeof block !== 'string' && 'facts' in block
}

function isText(block: Block | undefined): boolean {
  return typeof block === 'string' || (block !== undefined && 'link' in block)
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

function Table({ children, style, className }: Piece) {
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

function Cell({ children, style, className }: Piece) {
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

const TITLE: CSSProperties = {
  margin: '0 0 22px',
  color: INK,
  font: `600 34px/1.06 ${SANS}`,
  letterSpacing: '-.03em',
}

const FOOT: CSSProperties = { color: '#a9c0bd', font: `400 13px/1.6 ${SANS}` }
