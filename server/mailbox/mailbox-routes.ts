import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mailFolder } from '#platform/mail/mailer.ts'
import type { Settings } from '#platform/settings.ts'
import { MAILBOX_POLICY, renderMailboxList, renderMailboxMail } from './mailbox-page.tsx'
import { listMailbox, readMail } from './read-mailbox.ts'

const LISTED_MAILS = 50

/** The mail's own HTML: inline style and pictures inside the page, nothing else; links open beside it. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

interface MailParams {
  Params: { id: string }
}

/**
 * `/dev/mailbox`: the mails that the file mailer wrote, for whoever tries the site on their own machine. It
 * holds vouchers and addresses, so it exists only without a mail server and on a site whose public address
 * is this machine, and answers only callers from this machine that came without a proxy; all others get 404.
 */
export function mailboxRoutes(
  app: FastifyInstance,
  deps: Pick<Settings, 'dataDir' | 'publicUrl'> & { smtpUrl?: string | undefined },
): void {
  if (deps.smtpUrl || !isThisMachine(new URL(deps.publicUrl).hostname)) return
  const folder = mailFolder(deps.dataDir)

  app.get('/dev/mailbox', async (request, reply) => {
    if (!isLocal(request)) return notFound(reply)
    return html(reply, renderMailboxList(await listMailbox(folder, LISTED_MAILS)), MAILBOX_POLICY)
  })

  app.get<MailParams>('/dev/mailbox/:id', async (request, reply) => {
    const mail = isLocal(request) ? await readMail(folder, request.params.id) : undefined
    return mail ? html(reply, renderMailboxMail(mail), MAILBOX_POLICY) : notFound(reply)
  })

  app.get<MailParams>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = isLocal(request) ? await readMail(folder, request.params.id) : undefined
    if (!mail?.html) return notFound(reply)
    const page = mail.html.replace('<head>', '<head><base target="_blank">')
    return html(reply.header('X-Frame-Options', 'SAMEORIGIN'), page, MAIL_POLICY)
  })

  app.get<{ Params: { id: string; index: string } }>(
    '/dev/mailbox/:id/attachments/:index',
    async (request, reply) => {
      const mail = isLocal(request) ? await readMail(folder, request.params.id) : undefined
      const attachment = mail?.attachments[Number(request.params.index)]
      if (!attachment) return notFound(reply)
      const name = attachment.filename.replace(/[^\w.-]/g, '_')
      return reply
        .header('Content-Security-Policy', "sandbox; default-src 'none'")
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('Cache-Control', 'no-store')
        .type(attachment.mimeType)
        .send(attachment.content)
    },
  )
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** The connection itself, not what headers claim; a foreign `Host` is a proxy or a rebound name. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? ''
  return isLoopback && isThisMachine(host) && !PROXY_HEADERS.some((name) => name in request.headers)
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function html(reply: FastifyReply, page: string, policy: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page)
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('404')
}
