/** The brand stands in logo, texts and pictures, so it is no fact that owners change in the back office. */
export const BRAND = 'Gratweg'

/** Who the business is (RULING 21), as imprint, mails, documents and search engines state it. */
export interface Company {
  legalName: string
  street: string
  postalCode: string
  city: string
  /** As people read it: `+41 41 000 00 00`. */
  phone: string
  email: string
  /** Business identification number: `CHE-000.000.000`. */
  uid: string
  /** Prices mention VAT only when a number is set (RULING 22). */
  vatNumber: string | null
  /** WGS 84 with the height above sea level: `47.18° N, 8.46° E, 418 m`. */
  coordinates: string
}

/** Named on the privacy page. Null shows only the kind of service. */
export interface Processors {
  hosting: string | null
  mail: string | null
  accounting: string | null
}

/** Of the address: neither the law of an imprint nor shipping knows another. */
export const COUNTRY = 'CH'

/** What pages of one language show of the company. */
export type LocalisedCompany = Omit<Company, 'uid'> & { hours: readonly string[] }
