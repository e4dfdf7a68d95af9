import { join } from 'node:path'
import type { Settings } from '../settings.ts'

/** What the owner reads when the server is ready. */
export function readyLine(settings: Settings, publicUrl: string): string {
  const parts = [
    settings.databaseUrl ? 'database: DATABASE_URL' : `database: embedded, in ${settings.dataDir}`,
    settings.smtpUrl ? 'mail: SMTP_URL' : `mail: files in ${join(settings.dataDir, 'mail')}`,
    settings.stripeSecretKey ? 'payments: Stripe' : 'payments: Testkasse (no money moves)',
    ...(settings.processes > 1 ? [`${settings.processes} processes`] : []),
  ]
  return `Ready: ${publicUrl}  (${parts.join('; ')})`
}

/** The public URL when `PORT=0` has become a port. */
export function publicUrlOn({ publicUrl }: Settings, port: number): string {
  return publicUrl.replace(/:0$/, `:${port}`)
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}
