import { paths, type SurvivalSlug } from '../../../paths.ts'

export function voucherPath(slug: SurvivalSlug): string {
  return paths.product(`gutschein-${slug}`)
}
