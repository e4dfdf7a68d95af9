import type { ServiceId } from '#content/services.ts'
import { CHAM } from '../../../ui/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '../../../ui/plan.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import styles from './event-page.module.css'

/** The poster of the service; an event of its own has the map around Cham. Decoration: the title says it all. */
export function EventPicture({ serviceId }: { serviceId: ServiceId | null }) {
  return (
    <div className={styles.picture}>
      {serviceId ? (
        <ScenePicture of={serviceId} alt="" glides />
      ) : (
        <Plan viewBox="253 0 400 500">
          <MapRhombus {...CHAM} size={16} />
          <MapName x={CHAM.x + 26} y={CHAM.y - 14}>
            Cham
          </MapName>
        </Plan>
      )}
    </div>
  )
}
