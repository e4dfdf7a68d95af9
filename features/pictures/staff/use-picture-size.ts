import type { PictureFile } from '#features/pictures/content/pictures.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'

/** Pixels and weight, in words. */
export function usePictureSize(): (file: PictureFile) => string {
  const language = useLanguage()
  const { size } = useMessages('staff-pictures')
  return ({ width, height, bytes }) =>
    fill(size, {
      width: formatNumber(language, width),
      height: formatNumber(language, height),
      megabytes: Math.max(0.1, bytes / 1_000_000).toFixed(1),
    })
}
