import { FORMATS, heightOf, PICTURES_FOLDER, renderingName, type Shape, WIDTHS } from '#content/pictures.ts'

interface Props {
  /** Their names begin with it. */
  file: string
  shape: Shape
  /** Up to 900 pixels of the window. */
  narrow?: Shape | undefined
  /** As the attribute: how wide it is shown. */
  sizes: string
  alt: string
  lazy?: boolean | undefined
  /** Of the image. */
  className?: string | undefined
}

/** An own picture in its widths and formats. Its container says how it is cropped further. */
export function SceneRenderings({ file, shape, narrow, sizes, alt, lazy, className }: Props) {
  const [least] = WIDTHS[shape]
  const widest = WIDTHS[shape].at(-1) ?? least
  const address = (of: Shape, width: number, format: 'avif' | 'webp') =>
    `${PICTURES_FOLDER}/${renderingName(file, of, width, format)}`
  const sources = (of: Shape, media?: string) =>
    FORMATS.map((format) => (
      <source
        key={of + format}
        type={`image/${format}`}
        media={media}
        srcSet={WIDTHS[of].map((width) => `${address(of, width, format)} ${width}w`).join(', ')}
        sizes={sizes}
      />
    ))
  return (
    <picture>
      {narrow && sources(narrow, '(max-width: 900px)')}
      {sources(shape)}
      <img
        src={address(shape, widest, 'webp')}
        width={widest}
        height={heightOf(shape, widest)}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        className={className}
      />
    </picture>
  )
}
