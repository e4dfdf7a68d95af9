import { PRODUCT_FIELDS, SORTABLE, VARIANT_FIELDS } from '#features/catalog/product-query.schema.ts'
import { MAX_IDS, MAX_LIMIT, MAX_OFFSET } from '#features/catalog/product-query.schema.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

export interface StoreProblem {
  statusCode: 400 | 404
  error: 'Bad Request' | 'Not Found'
  message: string
  field?: string
}

export type QueryField =
  | 'ids[]'
  | 'product_ids[]'
  | 'offset'
  | 'limit'
  | 'order'
  | 'sort_by'
  | 'is_hidden'
  | 'to_date'
  | 'field'
  | 'fields'

/** @param given the name the caller wrote, for example `ids` for `ids[]`. */
export function badQuery(field: QueryField, spelling: string, language: Language): StoreProblem {
  const message = fill(QUERY_MESSAGES[field][language], { field: spelling, ...VALUES })
  return { statusCode: 400, error: 'Bad Request', message, field: spelling }
}

export function notFound(what: 'store' | 'product', language: Language): StoreProblem {
  return { statusCode: 404, error: 'Not Found', message: NOT_FOUND_MESSAGES[what][language] }
}

const VALUES = {
  maxIds: MAX_IDS,
  maxLimit: MAX_LIMIT,
  maxOffset: MAX_OFFSET,
  sortable: SORTABLE.join(', '),
  productFields: PRODUCT_FIELDS.join(', '),
  variantFields: ['id', ...VARIANT_FIELDS].join(', '),
}

const NOT_FOUND_MESSAGES: Record<'store' | 'product', Record<Language, string>> = {
  store: {
    de: 'Diesen Shop gibt es hier nicht.',
    en: 'There is no such store here.',
    fr: 'Cette boutique n’existe pas ici.',
    it: 'Questo shop qui non esiste.',
  },
  product: {
    de: 'Dieses Produkt gibt es nicht oder nicht mehr.',
    en: 'This product does not exist, or no longer does.',
    fr: 'Ce produit n’existe pas ou n’existe plus.',
    it: 'Questo prodotto non esiste o non esiste più.',
  },
}

const IDS: Record<Language, string> = {
  de: '«{field}» nimmt 1 bis {maxIds} Kennungen aus Buchstaben, Ziffern, - und _ mit je höchstens 64 Zeichen.',
  en: '“{field}” takes 1 to {maxIds} identifiers of letters, digits, - and _, up to 64 characters each.',
  fr: '«\u202f{field}\u202f» accepte de 1 à {maxIds} identifiants composés de lettres, de chiffres, de - et de _, de 64 caractères au plus chacun.',
  it: '«{field}» accetta da 1 a {maxIds} identificativi di lettere, cifre, - e _, di al massimo 64 caratteri ciascuno.',
}

const QUERY_MESSAGES: Record<QueryField, Record<Language, string>> = {
  'ids[]': IDS,
  'product_ids[]': IDS,
  offset: {
    de: '«{field}» muss eine ganze Zahl von 0 bis {maxOffset} sein.',
    en: '“{field}” must be a whole number from 0 to {maxOffset}.',
    fr: '«\u202f{field}\u202f» doit être un nombre entier de 0 à {maxOffset}.',
    it: '«{field}» deve essere un numero intero da 0 a {maxOffset}.',
  },
  limit: {
    de: '«{field}» muss eine ganze Zahl von 1 bis {maxLimit} sein.',
    en: '“{field}” must be a whole number from 1 to {maxLimit}.',
    fr: '«\u202f{field}\u202f» doit être un nombre entier de 1 à {maxLimit}.',
    it: '«{field}» deve essere un numero intero da 1 a {maxLimit}.',
  },
  order: {
    de: '«{field}» muss asc oder desc sein.',
    en: '“{field}” must be asc or desc.',
    fr: '«\u202f{field}\u202f» doit valoir asc ou desc.',
    it: '«{field}» deve essere asc o desc.',
  },
  sort_by: {
    de: '«{field}» muss einer dieser Werte sein: {sortable}.',
    en: '“{field}” must be one of these values: {sortable}.',
    fr: '«\u202f{field}\u202f» doit être l’une de ces valeurs\u202f: {sortable}.',
    it: '«{field}» deve essere uno di questi valori: {sortable}.',
  },
  is_hidden: {
    de: '«{field}» muss true oder false sein.',
    en: '“{field}” must be true or false.',
    fr: '«\u202f{field}\u202f» doit valoir true ou false.',
    it: '«{field}» deve essere true o false.',
  },
  to_date: {
    de: '«{field}» muss ein Datum ab 1970 sein, zum Beispiel 2027-03-14 oder 2027-03-14T16:45:00Z.',
    en: '“{field}” must be a date from 1970 on, for example 2027-03-14 or 2027-03-14T16:45:00Z.',
    fr: '«\u202f{field}\u202f» doit être une date à partir de 1970, par exemple 2027-03-14 ou 2027-03-14T16:45:00Z.',
    it: '«{field}» deve essere una data dal 1970 in poi, per esempio 2027-03-14 o 2027-03-14T16:45:00Z.',
  },
  field: {
    de: '«{field}» nimmt diese Werte: {productFields}.',
    en: '“{field}” takes these values: {productFields}.',
    fr: '«\u202f{field}\u202f» accepte ces valeurs\u202f: {productFields}.',
    it: '«{field}» accetta questi valori: {productFields}.',
  },
  fields: {
    de: '«{field}» nimmt diese Werte: {variantFields}.',
    en: '“{field}” takes these values: {variantFields}.',
    fr: '«\u202f{field}\u202f» accepte ces valeurs\u202f: {variantFields}.',
    it: '«{field}» accetta questi valori: {variantFields}.',
  },
}
