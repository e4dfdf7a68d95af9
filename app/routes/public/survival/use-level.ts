import { useMatches } from 'react-router'
import { SURVIVAL_COURSES, type SurvivalCourse } from '#content/services.ts'
import type { SurvivalMessages } from '#content/survival-messages.ts'
import { useMessages } from '../../../language/language.tsx'
import type { PageHandle } from '../../../page.tsx'

export function useLevel(): { course: SurvivalCourse; messages: SurvivalMessages } {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const course = SURVIVAL_COURSES.find(({ id }) => handle?.namespace === `survival-${id}`)
  if (!course) throw new Error('useLevel must be used within a level page of routes.ts')
  return { course, messages: useMessages(`survival-${course.id}`) }
}
