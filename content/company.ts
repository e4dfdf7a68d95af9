/**
 * The company's data, in one place (RULING 21). Everything here is a neutral placeholder until the owner
 * fills it in; the brand is the design's.
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
  /** Who processes data for us; the privacy page names them. Null shows the kind of service alone. */
  processors: {
    hosting: null as string | null,
    mail: null as string | null,
    accounting: null as string | null,
  },
  /** Names of the two members as they want to read them; null: the role stands as the headline. */
  members: {
    founder: null as string | null,
    coFounder: null as string | null,
  },
  coordinates: '47.18° N, 8.46° E, 418 m',
}
