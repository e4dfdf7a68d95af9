import { useLoaderData } from 'react-router'
import { RETENTION } from '#features/privacy/content/retention.ts'
import type { SubscriberView } from '#features/newsletter/newsletter.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { NoticePage } from '#site/ui/notices/notice-page.tsx'
import type { TokenPageData } from './newsletter.loader.ts'
import { PostButtonForm } from './post-button-form.tsx'

export default function NewsletterLeavePage() {
  const { kind, leave } = useMessages('newsletter')
  const { token, view } = useLoaderData<TokenPageData<SubscriberView>>()
  if (!view) return <NoticePage kind={kind} {...leave.unknown} />
  const { title, lead, action } = view.subscribed ? leave.subscribed : leave.unsubscribed
  const places = { address: view.address, days: String(RETENTION.newsletter.period.days) }
  return (
    <NoticePage kind={kind} title={title} lead={fill(lead, places)}>
      <PostButtonForm
        page={paths.newsletterLeave}
        token={token}
        action={view.subscribed ? 'leave' : 'return'}
        quiet={!view.subscribed}
      >
        {action}
      </PostButtonForm>
    </NoticePage>
  )
}
