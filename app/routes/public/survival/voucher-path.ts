import { paths, type SurvivalSlug } from '../../../paths.ts'

/** The gift voucher of a level in the shop. */
export function voucherPath(slug: SurvivalSlug): string {
  return paths.product(`gutschein-${slug}`)
}
