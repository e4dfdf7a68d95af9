/** Stored in orders, bookings and refunds. */
export type PaymentProvider = 'stripe' | 'testkasse'
