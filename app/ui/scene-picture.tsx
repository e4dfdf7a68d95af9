import './scene-picture.css'
import { POSTERS } from '#content/posters.ts'
import type { ServiceId } from '#content/services.ts'
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
export function ScenePicture({ of: service, alt, lazy, glides, className }: ScenePictureProps) {
  return (
    <img
      src={POSTERS[service]}
      alt={alt}
      width="640"
      height="800"
      loading={lazy ? 'lazy' : 'eager'}
      className={classNames(glides && `scene-${service}`, className) || undefined}
    />
  )
}
