/** Characters; what a QR-bill and a parcel's label take. */
export const ON_INVOICE_LIMITS = {
  company: 70,
  name: 70,
  email: 254,
  phone: 30,
  street: 70,
  postalCode: 8,
  city: 35,
  reference: 30,
} as const
/** Countries to which goods go before the money. */
export const INVOICED_COUNTRIES = ['CH', 'LI'] as const
