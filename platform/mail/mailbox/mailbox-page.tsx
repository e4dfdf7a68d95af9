import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND } from '#features/company/content/company.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import mailboxCss from './mailbox.css?inline'
import type { MailboxMail } from './read-mailbox.ts'

export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(mailboxCss).digest('base64')}'`,
  "font-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function renderMailboxList(mails: MailboxMail[]): string {
  return page(
    'Postfach',
    <>
      <h1>Postfach</h1>
      <p className="lead">
        Es ist kein Mailserver eingerichtet (SMTP_URL). Was hinausginge, liegt hier und im Ordner mail des
        Datenverzeichnisses.
      </p>
      {mails.length === 0 ? <p className="empty">Noch ist keine Post da.</p> : <MailTable mails={mails} />}
    </>,
  )
}

function MailTable({ mails }: { mails: MailboxMail[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Betreff</th>
          <th scope="col">An</th>
          <th scope="col">Zeit</th>
          <th scope="col">Anhänge</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>
              <a href={`/dev/mailbox/${mail.id}`}>{mail.subject}</a>
            </td>
            <td>{mail.to}</td>
            <td>{time(mail.date)}</td>
            <td>{mail.attachments.length || ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The HTML is shown in a sandboxed frame. */
export function renderMailboxMail(mail: MailboxMail): string {
  const address = `/dev/mailbox/${mail.id}`
  const heads = [
    ['Von', mail.from],
    ['An', mail.to],
    ['Antwort an', mail.replyTo],
    ['Zeit', time(mail.date)],
  ].filter(([, value]) => value)
  return page(
    mail.subject,
    <>
      <p>
        <a href="/dev/mailbox">Postfach</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        {heads.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {mail.attachments.length > 0 && (
          <div>
            <dt>Anhänge</dt>
            <dd>
              <ul>
                {mail.attachments.map(({ filename, content }, index) => (
                  <li key={filename}>
                    <a href={`${address}/attachments/${index}`}>{filename}</a>{' '}
                    {Math.ceil(content.length / 1024)} KB
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {mail.html && (
        <>
          <h2>HTML</h2>
          <iframe
            src={`${address}/html`}
            title="HTML-Teil der Nachricht"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </>
      )}
      <h2>Text</h2>
      <pre>{mail.text}</pre>
    </>,
  )
}

function page(title: string, body: ReactNode): string {
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${renderToStaticMarkup(
    <title>{`${title} – ${BRAND}`}</title>,
  )}<style>${mailboxCss}</style></head><body>${renderToStaticMarkup(<main>{body}</main>)}</body></html>`
}

function time(date: string): string {
  const moment = new Date(date)
  if (Number.isNaN(moment.getTime())) return date
  const local = swissTime(moment)
  return `${formatDay('de', local.day)}, ${formatTime('de', local.time)} Uhr`
}
