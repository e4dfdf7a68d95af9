export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage'

/**
 * Everything stored in the browser, by name. Printed by the privacy page; an end-to-end test compares it with a real
 * visit.
 */
export const DEVICE_STORAGE = {
  language: { name: 'i18next', place: 'cookie' },
  languageHint: { name: 'lng-hint', place: 'cookie' },
  languageChoice: { name: 'i18nextLng', place: 'localStorage' },
  cart: { name: 'cart', place: 'localStorage' },
  /** The booking being paid for. */
  openBooking: { name: 'open-booking', place: 'cookie' },
  /** Last payment page. */
  checkout: { name: 'checkout', place: 'localStorage' },
  /** Key of an order by invoice, so that two tabs order once. */
  orderInvoice: { name: 'order-invoice', place: 'localStorage' },
  cartEmptied: { name: 'cart-emptied-for', place: 'localStorage' },
  /** The next seven only for account holders. */
  session: { name: 'auth', place: 'localStorage' },
  knownDevice: { name: 'known-device', place: 'cookie' },
  /** Of whoever opened the back office here. */
  staffRole: { name: 'staff-role', place: 'localStorage' },
  /** Of whoever opened a roster here: guests until the day after, marks until they are sent (ADR-051). */
  rosters: { name: 'rosters', place: 'indexedDB' },
  rosterPage: { name: 'roster-*', place: 'cacheStorage' },
  providerReturn: { name: 'provider-return', place: 'cookie' },
  providerTrip: { name: 'provider-trip', place: 'sessionStorage' },
  /** Unsent input, one entry per form. */
  drafts: { name: 'draft:*', place: 'localStorage' },
  scroll: { name: 'react-router-scroll-positions', place: 'sessionStorage' },
} as const satisfies Record<string, { name: string; place: StoragePlace }>

export type StorageKind = keyof typeof DEVICE_STORAGE
