import type { FormState } from '../form/form-state.ts'
import { useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'

export interface NewsletterState extends Omit<FormState, 'attempt' | 'files'> {
  sent: boolean
}

export function NewsletterStatus({ problems, notice, sending, again, captcha, sent }: NewsletterState) {
  const form = useMessages('address-form')
  const words = useMessages('newsletter')
  const { again: busy } = useMessages('form-problems')
  const problem = problems.find(({ field }) => field === 'email')?.code
  if (sent) return <p>{words.sent.lead}</p>
  if (sending) return <p>{again ? busy : form.sending}</p>
  if (problem) return <p>{form.problems[problem as keyof typeof form.problems]}</p>
  if (notice) return <p>{form.notices[notice]}</p>
  return (
    <>
      <p>
        {words.consent} <PageLink to={paths.newsletter}>{words.inside}</PageLink>
      </p>
      {captcha}
    </>
  )
}
