import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { products } from '../catalog.tables.server.ts'

/**
 * The voucher of a course follows it: off the shop as a draft, and back. What was sold stays valid; a removed voucher, or a course
 * without one, stays as it is. @returns the product that changed
 */
export async function moveCourseVoucher(
  tx: Transaction,
  courseId: string,
  status: 'draft' | 'published',
): Promise<string | undefined> {
  const [moved] = await tx
    .update(products)
    .set({ status })
    .where(
      and(
        eq(products.id, `gutschein-${courseId}`),
        eq(products.type, 'voucher_course'),
        isNull(products.deletedAt),
        ne(products.status, status),
      ),
    )
    .returning({ id: products.id })
  return moved?.id
}
