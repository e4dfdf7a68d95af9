import type { PagePath } from '#kit/page-paths.ts'

/** Parts of the back office with addresses of their own, below `/verwaltung`; every page loads these. */
export const PART_PATHS = {
  blockedDays: { part: 'events', path: 'kalender/sperrtage', thing: 'blocked', only: 'all' },
  blocked: { part: 'events', path: 'kalender/sperrtage/:id', thing: 'blocked' },
  requests: { part: 'requests', path: 'kundschaft/anfragen' },
  request: { part: 'requests', path: 'kundschaft/anfragen/:id', thing: 'request' },
  mandates: { part: 'mandates', path: 'kundschaft/mandate' },
  mandate: { part: 'mandates', path: 'kundschaft/mandate/:id', thing: 'mandate' },
  orders: { part: 'orders', path: 'laden/bestellungen' },
  order: { part: 'orders', path: 'laden/bestellungen/:id', thing: 'order' },
  vouchers: { part: 'vouchers', path: 'laden/gutscheine' },
  voucher: { part: 'vouchers', path: 'laden/gutscheine/:id', thing: 'voucher' },
  prices: { part: 'prices', path: 'laden/angebote/preise' },
  figures: { part: 'figures', path: 'geld/zahlen' },
  missing: { part: 'missing', path: 'website/fehlt' },
  pictures: { part: 'pictures', path: 'website/bilder' },
  picture: { part: 'pictures', path: 'website/bilder/:id', thing: 'picture' },
  documents: { part: 'documents', path: 'website/dokumente' },
  document: { part: 'documents', path: 'website/dokumente/:id', thing: 'document' },
  mails: { part: 'mails', path: 'kundschaft/e-mails' },
  accounts: { part: 'accounts', path: 'einstellungen/zugaenge' },
  security: { part: 'security', path: 'einstellungen/protokoll' },
  news: { part: 'news', path: 'website/news' },
  piece: { part: 'news', path: 'website/news/:id', thing: 'piece' },
  people: { part: 'people', path: 'website/personen' },
  person: { part: 'people', path: 'website/personen/:id', thing: 'person' },
} as const satisfies Record<string, PagePath>
