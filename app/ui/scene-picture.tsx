import './scene-picture.css'
import { POSTERS } from '#content/posters.ts'
import type { ServiceId } from '#content/services.ts'
import { classNames } from './class-names.ts'

interface ScenePictureProps {
  of: ServiceId
  /** Empty where a name beside it says the same. */
  alt: string
  /** Below the first screen. */
  lazy?: boolean
  /**
   * Takes part in the view transition: the poster glides to its place on the next page. Once per service and
   * page, and only where the picture is the subject; two pictures of one name would cancel the transition.
   */
  glides?: boolean
  className?: string | undefined
}

/** The poster of a course or team event. Its place (`.scene`, or the page's own) decides how it is cropped. */
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
