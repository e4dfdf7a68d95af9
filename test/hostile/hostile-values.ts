/** In JSON every field is set to each of them. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'a\u0000b@example.ch',
  '\udfff@example.ch',
  '__proto__',
  '%00%ff%',
  '0000-01-01',
  '9999-12-31T23:59:59+23:59',
  Buffer.from('{"name":"\\u0000","at":"2027-03-14T16:45:00-23:59"}').toString('base64url'),
  Buffer.from('{"name":"a","at":"2027-03-14T16:45:00-23:59"}').toString('base64url'),
  'x'.repeat(5000),
  [],
  [['\u0000']],
  {},
  { toString: null, valueOf: null, length: 1e9 },
]

/** Values that once broke something: one field at a time, the others valid. */
export const WORST_VALUES: readonly unknown[] = [
  null,
  2 ** 53,
  'Lia \u0000',
  'Lia \ud83d',
  HOSTILE_VALUES[14],
  [null],
  { toString: null },
]

const DEPTH = 20_000

/** Raw JSON bodies. */
export const HOSTILE_JSON: readonly string[] = [
  'null',
  '[null]',
  '"text"',
  '1e999',
  '',
  '{',
  '{"toString":null,"valueOf":null}',
  '{"__proto__":{"email":"a@example.ch"}}',
  '{"constructor":{"prototype":{}}}',
  '{"\\u0000":"\\ud800"}',
  '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH),
]

/** Raw form bodies with these field names. */
export function hostileForms(names: readonly string[]): string[] {
  const each = (pair: (name: string) => string) => names.map(pair).join('&')
  const values = ['%00', '%ff%fe', '%ed%a0%80', '1e308', 'x'.repeat(1000)]
  return [
    '=&=&&%',
    '__proto__=x&constructor=y&toString=z&valueOf=1&hasOwnProperty=2',
    each((name) => `${name}=a&${name}=b`),
    each((name) => `${name}[]=a&${name}[toString]=b`),
    ...values.map((value) => each((name) => `${name}=${value}`)),
  ]
}

/** Raw queries with these names. */
export function hostileQueries(names: readonly string[]): string[] {
  const each = (pair: (name: string) => string) => names.map(pair).join('&')
  return [
    'lng=de&lng=fr',
    '__proto__=a&toString=b&&==%',
    each((name) => `${name}=a&${name}=b`),
    each((name) => `${name}[toString]=%ff`),
  ]
}

/** Raw values for queries and path segments. */
export const HOSTILE_PLACES: readonly string[] = [
  '%00',
  '9007199254740993',
  '__proto__',
  `..%2f${'x'.repeat(190)}`,
]
export const HOSTILE_QUERY_VALUES: readonly string[] = [
  ...HOSTILE_PLACES,
  '%f0%9f%8f%94',
  '-1',
  '1e308',
  '',
  '0000-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59%2b23:59',
  '2027-03-14T16:45:00-23:59',
  'x'.repeat(3000),
  '()%5b%5d*+%3f%5c%25_',
]

export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { authorization: 'Bearer e30.e30.e30', 'x-forwarded-for': '::ffff:999.1.1.1, [' },
  { authorization: `Bearer ${'x'.repeat(8000)}` },
  {
    accept: ',;=/*',
    'accept-encoding': 'br;q=nan, gzip;q=9e999, *;q=0',
    'accept-language': `${'x-'.repeat(500)};q=9e999, __proto__;q=a, *;q=-1`,
    cookie: 'i18next=%00; lng-hint=__proto__; known-device=.; provider-return=\u00ff; =; ;;a',
    'idempotency-key': '\u00ff'.repeat(100),
    'if-none-match': '"\u00ff", W/, x',
    'if-modified-since': '9e999',
    origin: 'null',
    range: 'bytes=-,9e999-1,--',
    referer: 'http://[',
    'user-agent': '\u00ff\t'.repeat(500),
    'x-forwarded-host': '//[',
    'x-forwarded-proto': '\u00ff',
    'x-metadata': 'bnVsbA==',
    'x-supabase-api-version': '9999-99-99',
  },
]
