/** Payment providers by the name stored in orders, bookings and refunds. */
export const PAYMENT_PROVIDERS = {
  stripe: { name: 'Stripe', pageOrigin: 'https://checkout.stripe.com' },
  testkasse: { name: 'Testkasse', pageOrigin: null },
} as const satisfies Record<string, PaymentProviderFacts>

export type PaymentProvider = keyof typeof PAYMENT_PROVIDERS

interface PaymentProviderFacts {
  /** As legal texts call it. */
  name: string
  /** Of the hosted payment page; null when this server serves it. */
  pageOrigin: string | null
}
