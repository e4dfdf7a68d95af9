import {
  FORMATS,
  heightOf,
  PICTURES_FOLDER,
  renderingName,
  type Shape,
  WIDTHS,
} from '#features/pictures/content/pictures.ts'
import { posterOf } from '#features/pictures/content/posters.ts'
import { findService, type ServiceId } from '#features/services/content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '../../language/language.tsx'
import { classNames } from '../class-names.ts'
import './scene-picture.css'

interface ScenePictureProps {
  of: ServiceId
  /** Of its own drawing; another picture brings its own. Empty where adjacent text says the same. */
  alt: string
  /** Below the fold. */
  lazy?: boolean
  /** Takes part in the view transition. Once per service and page: duplicate names cancel the transition. */
  glides?: boolean
  /** Of an own picture up to 900 pixels of the window; 4:5 above. */
  narrow?: Shape
  /** As the attribute: how wide an own picture is shown. */
  sizes?: string
}

/** Cropped by its container (`.scene`, or the page's own). */
export function ScenePicture({ of: id, alt, lazy, glides, narrow, sizes = '400px' }: ScenePictureProps) {
  const service = findService(useServices(), id)
  const chosen = useMessages('common').servicePictures?.[id]
  const altText = alt && (chosen?.alt ?? alt)
  const className = classNames(glides && `scene-${id}`) || undefined
  if (chosen?.file)
    return (
      <SceneRenderings
        file={chosen.file}
        shape="4:5"
        narrow={narrow}
        sizes={sizes}
        alt={altText}
        lazy={lazy}
        className={className}
      />
    )
  return (
    <img
      src={posterOf(service ?? { id })}
      alt={altText}
      width="640"
      height="800"
      loading={lazy ? 'lazy' : 'eager'}
      className={className}
    />
  )
}

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
function SceneRenderings({ file, shape, narrow, sizes, alt, lazy, className }: Props) {
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
