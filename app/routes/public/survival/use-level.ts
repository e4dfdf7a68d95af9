import { useMatches } from 'react-router'
import { SURVIVAL_COURSES, type SurvivalCourse } from '#content/services.ts'
import type { SurvivalWords } from '#content/survival-words.ts'
import { useMessages } from '../../../language/language.tsx'
import type { PageHandle } from '../../../page.tsx'

export function useLevel(): { course: SurvivalCourse; words: SurvivalWords } {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const course = SURVIVAL_COURSES.find(({ id }) => handle?.namespace === `survival-${id}`)
  if (!course) throw new Error('useLevel must be used within a level page of routes.tsx')
  return { course, words: useMessages(`survival-${course.id}`) }
}
