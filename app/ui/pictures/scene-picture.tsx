import './scene-picture.css'
import type { Shape } from '#content/pictures.ts'
import { posterOf } from '#content/posters.ts'
import { findService, type ServiceId } from '#content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '../../language/language.tsx'
import { SceneRenderings } from './scene-renderings.tsx'
import { classNames } from '../class-names.ts'

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
