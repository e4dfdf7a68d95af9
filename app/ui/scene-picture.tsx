import './scene-picture.css'
import { posterOf } from '#content/posters.ts'
import { useServices } from '../calendar/use-services.ts'
import { findService, type ServiceId } from '#content/services.ts'
import { classNames } from './class-names.ts'

interface ScenePictureProps {
  of: ServiceId
  /** Empty where adjacent text says the same. */
  alt: string
  /** Below the fold. */
  lazy?: boolean
  /** Takes part in the view transition. Once per service and page: duplicate names cancel the transition. */
  glides?: boolean
  className?: string | undefined
}

/** Cropped by its container (`.scene`, or the page's own). */
export function ScenePicture({ of: id, alt, lazy, glides, className }: ScenePictureProps) {
  const service = findService(useServices(), id)
  return (
    <img
      src={posterOf(service ?? { id })}
      alt={alt}
      width="640"
      height="800"
      loading={lazy ? 'lazy' : 'eager'}
      className={classNames(glides && `scene-${id}`, className) || undefined}
    />
  )
}
