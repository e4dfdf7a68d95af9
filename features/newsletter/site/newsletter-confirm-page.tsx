import { useLoaderData } from 'react-router'
import type { SignUpView } from '#features/newsletter/newsletter.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { NoticePage } from '#site/ui/notices/notice-page.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import type { TokenPageData } from './newsletter.loader.ts'
import { PostButtonForm } from './post-button-form.tsx'

/** Needs a click, because mail scanners open links. */
export default function NewsletterConfirmPage() {
  const { kind, confirm, consent, privacyLink } = useMessages('newsletter')
  const { token, view } = useLoaderData<TokenPageData<SignUpView>>()
  const state = view?.state ?? 'unknown'
  const { title, lead } = confirm[state]
  return (
    <NoticePage kind={kind} title={title} lead={fill(lead, { address: view?.address ?? '' })}>
      {state === 'open' && (
        <>
          <p className="small muted">
            {consent} <PageLink to={paths.privacy}>{privacyLink}</PageLink>
          </p>
          <PostButtonForm page={paths.newsletterConfirm} token={token} action="confirm">
            {confirm.action}
          </PostButtonForm>
        </>
      )}
      {state === 'confirmed' && (
        <p className="row">
          <TrailSign to={paths.calendar}>{confirm.calendar}</TrailSign>
        </p>
      )}
      {(state === 'expired' || state === 'unknown') && (
        <p className="row">
          <ArrowLink to={paths.newsletter}>{confirm.again}</ArrowLink>
        </p>
      )}
    </NoticePage>
  )
}
