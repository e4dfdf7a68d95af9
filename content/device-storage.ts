/** Where the browser keeps it. */
export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage'

/**
 * Everything this site keeps in a visitor's browser, by its name there. The privacy page prints it; an
 * end-to-end test compares it with what a walk through the site leaves behind.
 */
export const DEVICE_STORAGE = {
  language: { name: 'i18next', place: 'cookie' },
  languageHint: { name: 'lng-hint', place: 'cookie' },
  languageChoice: { name: 'i18nextLng', place: 'localStorage' },
  cart: { name: 'cart', place: 'localStorage' },
  /** The booking that this browser went to pay for. */
  openBooking: { name: 'open-booking', place: 'cookie' },
  /** Address of the payment page that was opened last. */
  checkout: { name: 'checkout', place: 'localStorage' },
  cartEmptied: { name: 'cart-emptied-for', place: 'localStorage' },
  /** These four only of people who have an account. */
  session: { name: 'auth', place: 'localStorage' },
  knownDevice: { name: 'known-device', place: 'cookie' },
  providerReturn: { name: 'provider-return', place: 'cookie' },
  providerTrip: { name: 'provider-trip', place: 'sessionStorage' },
  /** What was typed into a form, one entry per form. */
  drafts: { name: 'draft:*', place: 'localStorage' },
  scroll: { name: 'react-router-scroll-positions', place: 'sessionStorage' },
} as const satisfies Record<string, { name: string; place: StoragePlace }>

export type StorageKind = keyof typeof DEVICE_STORAGE
