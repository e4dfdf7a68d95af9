/** XLIFF 2.0 and 2.1 have the same core. */
export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0'
/** Of the attribute that carries the hash of the German text. */
export const OWN = 'urn:gratweg:texts'
