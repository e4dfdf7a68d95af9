import { useMessages } from '../../language/language.tsx'
import { toast } from '../../toast/toast.ts'
import type { StaffProblem } from './api/staff-client.ts'

/** Unknown codes get the generic message. */
export function useRefusalMessage(): (problem: StaffProblem) => string {
  const { refusals } = useMessages('staff')
  return ({ code }) => (refusals as Record<string, string>)[code] ?? refusals.failed
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
