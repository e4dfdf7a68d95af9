/**
 * The company's data in one place (RULING 21). Neutral placeholders until the owner fills them in, except for the
 * brand.
 */
export const company = {
  brand: 'Gratweg',
  legalName: 'Gratweg GmbH',
  street: 'Musterstrasse 1',
  postalCode: '6330',
  city: 'Cham',
  country: 'CH',
  phone: '+41 41 000 00 00',
  email: 'hallo@example.ch',
  /** Business identification number (UID). */
  uid: 'CHE-000.000.000',
  /** Prices mention VAT only when a number is set (RULING 22). */
  vatNumber: null as string | null,
  /** Processors named on the privacy page. Null shows only the kind of service. */
  processors: {
    hosting: null as string | null,
    mail: null as string | null,
    accounting: null as string | null,
  },
  coordinates: '47.18° N, 8.46° E, 418 m',
}
