import { useLanguageStore, useMessages } from '../../language/language.tsx'
import { toast } from '../../toast/toast.ts'
import type { StaffProblem } from './api/staff-client.ts'

/** The words of its noun, else those of all; unknown codes get the generic message. */
export function useRefusalMessage(): (problem: StaffProblem) => string {
  const store = useLanguageStore()
  const { refusals } = useMessages('staff')
  return ({ code, words }) => {
    const noun: object = words ? store.messages(words) : {}
    const own = 'refusals' in noun ? noun.refusals : {}
    return ({ ...refusals, ...(own as object) } as Readonly<Record<string, string>>)[code] ?? refusals.failed
  }
}

export function useResultToast() {
  const refusalOf = useRefusalMessage()
  return {
    done: (title: string, description?: string) => void toast({ title, ...(description && { description }) }),
    failed: (title: string, description?: string) =>
      void toast({ title, variant: 'destructive', ...(description && { description }) }),
    refused: (problem: StaffProblem) => void toast({ title: refusalOf(problem), variant: 'destructive' }),
  }
}
