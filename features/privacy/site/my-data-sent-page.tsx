import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { NoticePage } from '#app/ui/notices/notice-page.tsx'

export default function MyDataSentPage() {
  const { kind, sent } = useMessages('my-data')
  return (
    <NoticePage kind={kind} title={sent.title} lead={sent.lead}>
      <p className="muted">{sent.hint}</p>
      <p className="row">
        <ArrowLink to={paths.home}>{sent.home}</ArrowLink>
      </p>
    </NoticePage>
  )
}
