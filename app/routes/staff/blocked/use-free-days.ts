import { useState } from 'react'
import { useMessages } from '../../../language/language.tsx'
import { postStaff } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

/** Frees blocked days; `onDone` once they are free. */
export function useFreeDays(onDone: () => void) {
  const messages = useMessages('staff-blocked')
  const toast = useResultToast()
  const [busy, setBusy] = useState(false)
  async function free(id: string): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await postStaff<'/blocked-days/:id/removal'>(`/blocked-days/${id}/removal`, {})
    setBusy(false)
    if (!answer.ok) return toast.refused(answer.refusal)
    toast.done(messages.freed)
    onDone()
  }
  return { busy, free }
}
