import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import {
  type Focus,
  isOwnPicture,
  type Pictures,
  PICTURES_FOLDER,
  renderingName,
  renderingOf,
} from '#features/pictures/content/pictures.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** One that a voucher offers. Kept with its address and description, so that the store service needs no library. */
export interface VoucherPicture {
  /** Of a drawing, or the id of an own picture. */
  name: string
  src: string
  alt: LocalisedText
}

export const MAX_VOUCHER_PICTURES = 12

const BY_LEVEL = ['aufbruch', 'nacht', 'kompass'] as const

/** The drawing that a voucher has until owners choose pictures. */
export function firstVoucherDrawing(level: number | null): string {
  return (level !== null && BY_LEVEL[level - 1]) || 'posten'
}

/** Undefined where the site has no such picture. */
export function toVoucherPicture(name: string, pictures: Pictures): VoucherPicture | undefined {
  if (!isOwnPicture(name)) {
    const alt = DRAWINGS[name]?.alt
    return alt && { name, src: `/scenes/${name}.svg`, alt }
  }
  const picture = pictures[name]
  if (!picture) return undefined
  return recropVoucherPicture({ name, src: '', alt: picture.alt }, picture.focus)
}

/** The same picture around another focal point, and with another description where one is given. */
export function recropVoucherPicture(
  { name, alt }: VoucherPicture,
  focus: Focus,
  newAlt: LocalisedText = alt,
): VoucherPicture {
  const file = renderingName(renderingOf(name, focus), '4:5', 400, 'webp')
  return { name, src: `${PICTURES_FOLDER}/${file}`, alt: newAlt }
}

/** At least one, in the order of choice; none of a product that is no voucher. */
export function offeredVoucherPictures({
  type,
  level,
  voucherPictures,
}: {
  type: string
  level: number | null
  voucherPictures: VoucherPicture[] | null
}): VoucherPicture[] {
  if (type === 'physical') return []
  if (voucherPictures?.length) return voucherPictures
  return [toVoucherPicture(firstVoucherDrawing(level), {})].filter((each) => each !== undefined)
}
