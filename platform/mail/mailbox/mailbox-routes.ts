import { asAttachment } from '../../http/content-disposition.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackName } from '../../http/loopback-name.ts'
import { mailFolder } from '../open-mailer.ts'
import type { AppKey } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { forwardingHeader } from '../../proxies/forwarding-headers.ts'
import { hasMailbox, isMailboxKey } from './mailbox-key.ts'
import { MAILBOX_POLICY, renderMailboxList, renderMailboxMail } from './mailbox-page.tsx'
import { listMailbox, readMail } from './read-mailbox.ts'

const LISTED_MAILS = 50

/** Inline styles and pictures of the mail and the site only; links open in a new tab. */
function mailPolicy(publicUrl: string): string {
  return `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${new URL(publicUrl).origin}; frame-ancestors 'self'`
}

interface MailParams {
  Params: { id: string }
}

/** The mails hold vouchers and addresses: only direct loopback callers with the key get in, all others get 404. */
export function mailboxRoutes(app: FastifyInstance, deps: MailboxDeps): void {
  if (!hasMailbox(deps)) return
  const folder = mailFolder(deps.dataDir)

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request)) return notFound(reply)
      const [path = '', query] = request.url.split('?', 2)
      const queryKey = new URLSearchParams(query).get('key')
      if (isMailboxKey(deps.key, queryKey))
        return reply.header('Set-Cookie', `${COOKIE}=${queryKey}; ${COOKIE_RULES}`).redirect(path, 303)
      return isMailboxKey(deps.key, cookieOf(request)) ? undefined : notFound(reply)
    })

    scope.get('/dev/mailbox', async (_request, reply) =>
      html(reply, renderMailboxList(await listMailbox(folder, LISTED_MAILS)), MAILBOX_POLICY),
    )

    scope.get<MailParams>('/dev/mailbox/:id', async (request, reply) => {
      const mail = await readMail(folder, request.params.id)
      return mail ? html(reply, renderMailboxMail(mail), MAILBOX_POLICY) : notFound(reply)
    })

    scope.get<MailParams>('/dev/mailbox/:id/html', async (request, reply) => {
      const mail = await readMail(folder, request.params.id)
      if (!mail?.html) return notFound(reply)
      const page = mail.html.replace('<head>', '<head><base target="_blank">')
      return html(reply.header('X-Frame-Options', 'SAMEORIGIN'), page, mailPolicy(deps.publicUrl))
    })

    scope.get<{ Params: { id: string; index: string } }>(
      '/dev/mailbox/:id/attachments/:index',
      async (request, reply) => {
        const mail = await readMail(folder, request.params.id)
        const attachment = mail?.attachments[Number(request.params.index)]
        if (!attachment) return notFound(reply)
        const name = attachment.filename.replace(/[^\w.-]/g, '_')
        return reply
          .header('Content-Security-Policy', "sandbox; default-src 'none'")
          .header('Content-Disposition', asAttachment(name))
          .header('Cache-Control', 'no-store')
          .type(attachment.mimeType)
          .send(attachment.content)
      },
    )
  })
}

type MailboxDeps = Pick<Settings, 'dataDir' | 'publicUrl'> & {
  smtpUrl?: string | undefined
  key: AppKey
}

const COOKIE = 'dev-mailbox'
const COOKIE_RULES = 'Path=/dev/mailbox; HttpOnly; SameSite=Strict'

function cookieOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)dev-mailbox=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
}

/** Checks the socket, not headers. A foreign `Host` means a proxy or DNS rebinding. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? ''
  return isLoopback && isLoopbackName(host) && forwardingHeader(request.headers) === undefined
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
