import type { Shape, ShownPicture } from '#content/pictures.ts'
import './picture.css'
import { Renderings } from './renderings.tsx'

interface PictureProps {
  of: ShownPicture
  shape: Shape
  /** As the attribute: how wide it is shown. */
  sizes: string
  /** Above the fold: fetched at once. */
  eager?: boolean
  /** Where the text beside it says the same. */
  isDecorative?: boolean
}

/** A drawing, or an own picture in its renderings above its colour. */
export function Picture({ of: { src, alt, own }, shape, sizes, eager, isDecorative }: PictureProps) {
  const said = isDecorative ? '' : alt
  if (!own) return <img src={src} alt={said} width="640" height="800" loading={eager ? undefined : 'lazy'} />
  return (
    <span className="own-picture">
      {own.colour && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={own.colour} />
        </svg>
      )}
      <Renderings file={own.file} shape={shape} sizes={sizes} alt={said} lazy={!eager} />
    </span>
  )
}
