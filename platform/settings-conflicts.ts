import { isIP } from 'node:net'
import { isLoopbackName } from './http/loopback-name.ts'

/** The settings that depend on each other. */
interface DependentSettings {
  stripeSecretKey: string | undefined
  stripeWebhookSecret: string | undefined
  testNotice: boolean
  publicUrl: string
  host: string
  supabaseUrl: string | undefined
  supabaseAnonKey: string | undefined
  translationKey: string | undefined
  translationUrl: string | undefined
  missingOfS3: readonly string[]
  smtpUrl: string | undefined
  mailFrom: string
  mailOwner: string | undefined
  authPasskeyOrigins: readonly string[]
}

/** One line per conflict, with its remedy; never a secret. */
export function findConflicts(settings: DependentSettings): string[] {
  const conflicts: string[] = []
  if (settings.stripeSecretKey && !settings.stripeWebhookSecret)
    conflicts.push(
      'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is set, and payments are only believed with a signed webhook; copy the signing secret from the Stripe dashboard.',
    )
  const open = openToStrangers(settings)
  if (!settings.stripeSecretKey && !settings.testNotice && open)
    conflicts.push(
      `TESTKASSE: ${open} has no way to pay: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take money, or TESTKASSE=on to offer the Testkasse, on which no money moves, with a notice on every page.`,
    )
  if (Boolean(settings.supabaseUrl) !== Boolean(settings.supabaseAnonKey))
    conflicts.push(
      `${settings.supabaseUrl ? 'SUPABASE_ANON_KEY' : 'SUPABASE_URL'} is missing: a project has an address and a public key; copy both from its settings, or leave both empty for our own accounts.`,
    )
  if (settings.translationKey && !settings.translationUrl)
    conflicts.push(
      'TRANSLATION_URL is missing: TRANSLATION_KEY is set; give the address of the service, or leave both empty.',
    )
  if (settings.missingOfS3.length > 0)
    conflicts.push(
      `${settings.missingOfS3.join(', ')} is missing: a store for files has an address, a bucket and two keys; give all four, or leave them empty for DATA_DIR/objects.`,
    )
  const { hostname } = new URL(settings.publicUrl)
  const foreign = settings.authPasskeyOrigins.find(
    (origin) => !isAtOrBelow(new URL(origin).hostname, hostname),
  )
  if (foreign)
    conflicts.push(
      `AUTH_PASSKEY_ORIGINS: ${foreign} is not at ${hostname} or below it, and browsers use the passkeys of PUBLIC_URL nowhere else; leave it out.`,
    )
  if (settings.smtpUrl) conflicts.push(...placeholderAddresses(settings))
  return conflicts
}

function isAtOrBelow(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}

/** The public URL or HOST through which others than this machine can connect. */
function openToStrangers({ publicUrl, host }: DependentSettings): string | undefined {
  if (!isLoopbackName(new URL(publicUrl).hostname)) return publicUrl
  const isOwn = isLoopbackName(isIP(host) === 6 ? `[${host}]` : host)
  return isOwn ? undefined : `HOST=${host}, open to the network,`
}

function placeholderAddresses({ mailFrom, mailOwner }: DependentSettings): string[] {
  const sender = placeholderAddress('MAIL_FROM', mailFrom)
  const owner = mailOwner === undefined ? undefined : placeholderAddress('MAIL_OWNER', mailOwner)
  return [sender, owner].filter((problem) => problem !== undefined)
}

const ROLES = {
  MAIL_FROM: { role: 'the sender', example: 'shop@your-domain.ch' },
  MAIL_OWNER: { role: 'the address that receives orders', example: 'you@your-domain.ch' },
}

/** The problem of an address whose domain is reserved for documentation (RFC 2606), as those of a new site are. */
export function placeholderAddress(name: keyof typeof ROLES, address: string): string | undefined {
  const domain = /@([^<>@]+)>?$/.exec(address)?.[1] ?? ''
  if (!/^(.+\.)?example(\.[a-z]+)?$/i.test(domain)) return undefined
  const { role, example } = ROLES[name]
  return `${name}: ${domain} is a domain for examples, and SMTP_URL is set: its mails would reach nobody; give ${role}, for example ${name}=${example}.`
}
