import type { SurvivalCourse } from '#content/services.ts'
import { paths } from '../../../paths.ts'

/** Of the course's own voucher; a course that owners added has none, so the shop's. */
export function voucherPath({ id, like }: Pick<SurvivalCourse, 'id' | 'like'>): string {
  return like ? paths.shop : paths.product(`gutschein-${id}`)
}
