import type { TeamEvent, TeamEventSlug } from '#content/services.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import styles from './event-head.module.css'
import { HalfMaps } from './own/half-maps.tsx'

/** Two events have a picture at the page's full width, below the text. */
export function isWide(id: TeamEventSlug): boolean {
  return id === 'back-to-the-roots' || id === 'orientierungspunkt'
}

export function HeadPicture({ event, alt }: { event: TeamEvent; alt: string }) {
  if (event.id === 'orientierungspunkt') return <HalfMaps />
  if (event.id === 'back-to-the-roots')
    return (
      <div className={styles.band}>
        <img src="/scenes/wurzeln-weit.svg" alt={alt} width="1440" height="560" />
      </div>
    )
  return (
    <div className={classNames(styles.picture, event.id === 'feuer-und-fokus' && styles.open)}>
      <ScenePicture of={event.id} alt={alt} glides />
    </div>
  )
}
