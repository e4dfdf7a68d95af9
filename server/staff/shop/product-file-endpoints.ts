import { z } from 'zod'
import { MAX_IMPORT_CHARACTERS } from '#features/catalog/staff/product-import-plan.ts'
import { swissTime } from '#i18n/format-date.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { answerWith } from '../answer-staff.ts'
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

/** Products as a spreadsheet: out, and in again. */
export function productFileEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock } = deps

  route('GET', '/products.csv', 'stock', 'none', async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="products-${swissTime(clock()).day}.csv"`)
      .send(await exportProducts(db)),
  )

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
