import { PORTRAIT_WIDTHS, portraitHeight, type ShownPortrait } from '#content/people.ts'

const FOLDER = '/storage/v1/object/public/photographs'
/** Half of a half of the page; on phones its whole width. */
const SIZES = '(max-width: 760px) 100vw, 320px'

export function PortraitPicture({ portrait: { file, alt } }: { portrait: ShownPortrait }) {
  const [, width] = PORTRAIT_WIDTHS
  const sources = (format: 'avif' | 'webp') =>
    PORTRAIT_WIDTHS.map((wide) => `${FOLDER}/${file}-${wide}.${format} ${wide}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
      <img
        src={`${FOLDER}/${file}-${width}.webp`}
        srcSet={sources('webp')}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={portraitHeight(width)}
      />
    </picture>
  )
}
