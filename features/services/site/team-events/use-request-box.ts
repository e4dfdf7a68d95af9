import { useContext, useState } from 'react'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import { EnvironmentContext } from '#site/environment.ts'
import { useForm } from '#site/form/use-form.ts'
import { useFormTexts } from '#site/form/use-form-texts.ts'
import { paths } from '#content/paths.ts'
import { TEAM_EVENT_DRAFT } from '#features/inquiry/site/team-event-request/team-event-draft.ts'
import { useGroupSize } from './use-group-size.ts'

export type RequestBoxState = ReturnType<typeof useRequestBox>

/** The request that begins on the page of an event; it shares draft and use case with the page of the whole form. */
export function useRequestBox(event: PricedTeamEvent) {
  const environment = useContext(EnvironmentContext)
  const [first] = useState<Record<string, string>>({ people: String(event.flatUpTo) })
  const [sent, setSent] = useState<InquirySummary | null>(null)
  const { state, handlers } = useForm({
    draft: TEAM_EVENT_DRAFT,
    submission: null,
    load: () => import('#features/inquiry/site/team-event-request/team-event-behaviour.ts'),
    sentPath: paths.contactSent,
    async onSent(reference) {
      if (!environment) throw new Error('nothing to read the request with')
      const { findInquiry, loadMessages } = environment()
      const [inquiry] = await Promise.all([findInquiry(reference), loadMessages(['contact-sent'])])
      if (!inquiry) throw new Error('the request is not found')
      setSent(inquiry)
    },
  })
  const typed = useFormTexts(handlers.ref, first)
  const size = useGroupSize(handlers.ref, typed['people'] ?? '', event.flatUpTo)
  return { state, handlers, first, typed, size, sent }
}
