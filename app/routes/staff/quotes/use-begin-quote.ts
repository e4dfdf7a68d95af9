import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

/** Begins one, of a request or empty, and opens it; sent twice it is the same one. */
export function useBeginQuote(language: string) {
  const navigate = useNavigate()
  const toast = useResultToast()
  const key = useRef('')
  const { busy, submit } = useSubmit<StaffProblem>()
  async function begin(inquiryId: string | null): Promise<void> {
    key.current ||= crypto.randomUUID()
    const answer = await submit(() =>
      postStaff<'/quotes'>(`/quotes?lng=${language}`, { document: null, inquiryId, key: key.current }),
    )
    if (!answer) return
    if (answer.ok) await navigate(staffPaths.quote(answer.value.id))
    else toast.refused(answer.refusal)
  }
  return { begin, busy }
}
