/** Who takes the payments: pages name it, and rows of orders, bookings and refunds remember it. */
export type PaymentProvider = 'stripe' | 'testkasse'
