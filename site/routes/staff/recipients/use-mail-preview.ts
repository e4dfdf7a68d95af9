import { useEffect, useState } from 'react'
import type { MailPreview } from '#features/booking/mail/booking-notifications.ts'
import type { Result } from '#kernel/result.ts'
import type { StaffProblem } from '../api/staff-client.ts'

export interface MailPreviewState<Preview> {
  preview: Preview | null
  problem: StaffProblem | null
  reload: () => void
}

/** Mails and calls that a change would cause, from the server; loaded again for each `subject`. */
export function useMailPreview<Preview extends MailPreview>(
  subject: string,
  load: () => Promise<Result<Preview, StaffProblem>>,
): MailPreviewState<Preview> {
  const [round, setRound] = useState(0)
  const requestKey = `${subject} ${round}`
  const [state, setState] = useState<{ requestKey: string; answer: Result<Preview, StaffProblem> } | null>(
    null,
  )
  useEffect(() => {
    let isLeft = false
    void load().then((answer) => isLeft || setState({ requestKey, answer }))
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `subject` names what `load` asks for
  }, [requestKey])
  const answer = state?.requestKey === requestKey ? state.answer : null
  return {
    preview: answer?.ok ? answer.value : null,
    problem: answer && !answer.ok ? answer.refusal : null,
    reload: () => setRound((before) => before + 1),
  }
}
