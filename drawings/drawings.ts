import { chamMap } from './cham.ts'
import { growthRings } from './growth-rings.ts'
import { projectProfile } from './project-profile.ts'

/** The drawings of this room, by their file in `public/scenes/`. */
export const drawings: Record<string, () => string> = {
  'cham.svg': chamMap,
  'growth-rings.svg': growthRings,
  'project-profile.svg': projectProfile,
}
