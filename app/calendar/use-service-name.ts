import { type ServiceId, SURVIVAL_COURSES } from '#content/services.ts'
import { useMessages } from '../language/language.tsx'

export function useServiceName(): (id: ServiceId) => string {
  const { survivalLevels, teamEvents } = useMessages('common')
  return (id) => (isSurvival(id) ? survivalLevels[id] : teamEvents[id])
}

function isSurvival(id: ServiceId): id is (typeof SURVIVAL_COURSES)[number]['id'] {
  return SURVIVAL_COURSES.some((course) => course.id === id)
}
