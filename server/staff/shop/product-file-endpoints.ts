import { asAttachment } from '#platform/http/content-disposition.ts'
import { z } from 'zod'
import {
  filterProducts,
  MAX_SHOP_SEARCH,
  SHOP_FILTERS,
  SHOP_SORTS,
  sortProducts,
} from '#app/routes/staff/shop/filter-products.ts'
import { listStaffProducts } from '#features/catalog/staff/staff-shop.server.ts'
import { MAX_IMPORT_CHARACTERS } from '#features/catalog/staff/product-import-plan.ts'
import { swissTime } from '#i18n/format-date.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { answerWith } from '../answer-staff.ts'
import { listSort } from '../lists/list-position.ts'
import { exportProducts, importProducts, tryImport } from './product-import.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** JSON writes line breaks and quotes with two characters, and UTF-8 most others with up to three bytes. */
const BODY_LIMIT = 3 * MAX_IMPORT_CHARACTERS

const csv = z.string().max(MAX_IMPORT_CHARACTERS)
const productFile = z.discriminatedUnion('dryRun', [
  z.object({ dryRun: z.literal(true), csv }),
  z.object({
    dryRun: z.literal(false),
    csv,
    fileName: z.string().overwrite(plainLine).max(255).regex(SINGLE_LINE),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  }),
])

const query = z.object({
  filter: z.enum(SHOP_FILTERS).default('all'),
  q: z.string().overwrite(plainLine).max(MAX_SHOP_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(SHOP_SORTS),
})

/** Products as a spreadsheet: out, as far as they are filtered, and in again. */
export function productFileEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock } = deps

  route('GET', '/products.csv', 'stock', 'none', query, async ({ query: selected, language, reply }) => {
    const { filter, q, sort = null } = selected
    const { day } = swissTime(clock())
    const shown = sortProducts(
      filterProducts(await listStaffProducts(db, language, day), filter, q),
      sort,
      language,
    )
    const isWhole = filter === 'all' && q === '' && sort === null
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', asAttachment(`products-${day}.csv`))
      .send(await exportProducts(db, isWhole ? null : shown.map(({ id }) => id)))
  })

  route(
    'POST',
    '/product-imports',
    'prices',
    'none',
    productFile,
    async ({ body, member, reply }) => {
      if (body.dryRun) return tryImport(db, body.csv)
      return answerWith(reply, await importProducts(deps, body, member.id), (report) => report)
    },
    { bodyLimit: BODY_LIMIT },
  )
}
