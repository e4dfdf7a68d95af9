import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { stripePayments } from '#platform/payments/stripe/stripe-payments.ts'
import { testkassePayments } from '#platform/payments/testkasse/testkasse-payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { Settings } from '#platform/settings.ts'

/** Stripe when its two secrets are set, else the Testkasse (decision 8). */
export function choosePayments(options: PaymentOptions): Payments {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiBase: apiBase } = options
  if (secretKey && webhookSecret)
    return stripePayments({ secretKey, webhookSecret, apiBase, publicUrl: options.publicUrl })
  return testkassePayments(options)
}

type PaymentOptions = { db: Database; key: AppKey; clock: Clock } & Pick<
  Settings,
  'publicUrl' | 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiBase'
>
