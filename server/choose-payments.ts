import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { testkassePayments } from '#platform/payments/testkasse/testkasse-payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { Settings } from '#platform/settings.ts'

/** Stripe when both secrets are set, else the Testkasse (RULING 8), without the time and memory that Stripe's library takes. */
export async function choosePayments(options: PaymentOptions): Promise<Payments> {
  const stripe = stripeSecrets(options)
  if (!stripe) return testkassePayments(options)
  const { stripePayments } = await import('#platform/payments/stripe/stripe-payments.ts')
  return stripePayments({ ...stripe, apiBase: options.stripeApiBase, publicUrl: options.publicUrl })
}

export function paymentProviderOf(settings: PaymentSettings): PaymentProvider {
  return stripeSecrets(settings) ? 'stripe' : 'testkasse'
}

function stripeSecrets({ stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret }: PaymentSettings) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined
}

export type PaymentSettings = Pick<Settings, 'stripeSecretKey' | 'stripeWebhookSecret'>
type PaymentOptions = { db: Database; key: AppKey; clock: Clock } & PaymentSettings &
  Pick<Settings, 'publicUrl' | 'stripeApiBase'>
