import {
  heightOf,
  PICTURES_FOLDER,
  renderingName,
  type Shape,
  type LocalisedPicture,
  WIDTHS,
} from '#features/pictures/content/pictures.ts'
import './picture.css'

interface PictureProps {
  of: LocalisedPicture
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
  const widths = WIDTHS[shape]
  const widest = widths.at(-1) ?? widths[0]
  const altText = isDecorative ? '' : alt
  const loading = eager ? undefined : 'lazy'
  if (!own) return <img src={src} alt={altText} width="640" height="800" loading={loading} />
  const file = (width: number, format: 'avif' | 'webp') =>
    `${PICTURES_FOLDER}/${renderingName(own.file, shape, width, format)}`
  const files = (format: 'avif' | 'webp') => widths.map((wide) => `${file(wide, format)} ${wide}w`).join(', ')
  return (
    <span className="own-picture">
      {own.colour && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={own.colour} />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
        <img
          src={file(widest, 'webp')}
          srcSet={files('webp')}
          sizes={sizes}
          width={widest}
          height={heightOf(shape, widest)}
          alt={altText}
          loading={loading}
        />
      </picture>
    </span>
  )
}
