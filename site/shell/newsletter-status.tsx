import type { FormState } from '../form/form-state.ts'
import { useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { paths } from '#content/paths.ts'

export interface NewsletterState extends Omit<FormState, 'attempt' | 'files'> {
  sent: boolean
}

export function NewsletterStatus({ problems, notice, sending, again, captcha, sent }: NewsletterState) {
  const form = useMessages('address-form')
  const messages = useMessages('newsletter')
  const { again: busy } = useMessages('form-problems')
  const problem = problems.find(({ field }) => field === 'email')?.code
  if (sent) return <p>{messages.sent.lead}</p>
  if (sending) return <p>{again ? busy : form.sending}</p>
  if (problem) return <p>{form.problems[problem as keyof typeof form.problems]}</p>
  if (notice) return <p>{form.notices[notice]}</p>
  return (
    <>
      <p>
        {messages.consent} <PageLink to={paths.newsletter}>{messages.inside}</PageLink>
      </p>
      {captcha}
    </>
  )
}
