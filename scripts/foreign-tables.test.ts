import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findForeignTables } from './foreign-tables.ts'

describe('raw SQL', () => {
  it('is reported where it names a table of another folder', () => {
    const sources = new Map([
      ['features/order/order.tables.server.ts', `export const orders = pgTable(\n  'orders', {})`],
      ['features/voucher/voucher.tables.server.ts', `export const vouchers = pgTable('vouchers', {})`],
      ['features/order/a.server.ts', 'sql`select from orders join vouchers on true`'],
      ['features/order/read/b.server.ts', 'db.execute<{ id: string }>(sql`\n  update orders set a = ${b}`)'],
      ['features/voucher/c.server.ts', 'tx.execute(sql<{ id: string }>`delete from orders`)'],
      ['server/installation/d.ts', 'db.execute(sql`select id from orders`)'],
    ])
    expect(findForeignTables(sources)).toEqual([
      'features/order/a.server.ts names vouchers',
      'features/voucher/c.server.ts names orders',
      'server/installation/d.ts names orders',
    ])
  })

  it('names only its own tables, except for documented reasons', () => {
    const files = globSync('{features,platform,server,site,supabase-api}/**/*.{ts,tsx}').filter(
      (path) => !path.includes('.test.'),
    )
    expect(findForeignTables(new Map(files.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([
      'features/booking/database/bookings-repository.server.ts names events',
      'features/booking/database/delete-bookings.server.ts names events',
      // One question: which documents does no version of a page have any more?
      'features/documents/http/sweep-documents.ts names fact_revisions',
      'features/documents/http/sweep-documents.ts names mandate_documents',
      'features/documents/http/sweep-documents.ts names storage_objects',
      // One sum: which payments were by vouchers of the Testkasse?
      'features/invoice/staff/sum-invoiced.server.ts names vouchers',
      // One question: what belongs to the books?
      'features/order/database/order-personal-data.server.ts names invoice_payments',
      'features/order/database/order-personal-data.server.ts names vouchers',
      'features/order/gift/queue-gifts.server.ts names vouchers',
      // And: where does a picture stand?
      'features/pictures/http/picture-uses.ts names fact_revisions',
      'features/pictures/http/picture-uses.ts names news_revisions',
      'features/pictures/http/picture-uses.ts names people_revisions',
      'features/pictures/http/picture-uses.ts names product_media',
      'features/pictures/http/picture-uses.ts names product_variants',
      'features/pictures/http/picture-uses.ts names products',
      // And: which pictures does no version show any more?
      'features/pictures/http/sweep-pictures.ts names fact_revisions',
      'features/pictures/http/sweep-pictures.ts names message_publications',
      'features/pictures/http/sweep-pictures.ts names news_revisions',
      'features/pictures/http/sweep-pictures.ts names people_revisions',
      'features/pictures/http/sweep-pictures.ts names product_media',
      'features/pictures/http/sweep-pictures.ts names product_variants',
      'features/pictures/http/sweep-pictures.ts names products',
    ])
  })
})
