import { useEffect, useState } from 'react'
import type { PlannedNews } from '#features/booking/mail/planned-mail.ts'
import type { Result } from '#kernel/result.ts'
import type { StaffProblem } from '../api/staff-client.ts'

export interface Looked<News> {
  news: News | null
  problem: StaffProblem | null
  again: () => void
}

/** Looks who would get what, anew for each `subject`. */
export function usePlannedNews<News extends PlannedNews>(
  subject: string,
  look: () => Promise<Result<News, StaffProblem>>,
): Looked<News> {
  const [round, setRound] = useState(0)
  const asked = `${subject} ${round}`
  const [state, setState] = useState<{ asked: string; answer: Result<News, StaffProblem> } | null>(null)
  useEffect(() => {
    let isLeft = false
    void look().then((answer) => isLeft || setState({ asked, answer }))
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what `look` asks for is named by `subject`
  }, [asked])
  const answer = state?.asked === asked ? state.answer : null
  return {
    news: answer?.ok ? answer.value : null,
    problem: answer && !answer.ok ? answer.refusal : null,
    again: () => setRound((before) => before + 1),
  }
}
