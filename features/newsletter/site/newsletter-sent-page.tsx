import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { NoticePage } from '#site/ui/notices/notice-page.tsx'

export default function NewsletterSentPage() {
  const { kind, sent } = useMessages('newsletter')
  return (
    <NoticePage kind={kind} title={sent.title} lead={sent.lead}>
      <p className="muted">{sent.hint}</p>
      <p className="row">
        <ArrowLink to={paths.home}>{sent.home}</ArrowLink>
      </p>
    </NoticePage>
  )
}
