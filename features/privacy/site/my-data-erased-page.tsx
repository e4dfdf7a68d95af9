import { RETENTION } from '#features/privacy/content/retention.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { NoticePage } from '#site/ui/notices/notice-page.tsx'

export default function MyDataErasedPage() {
  const { kind, erased } = useMessages('my-data')
  return (
    <NoticePage kind={kind} title={erased.title} lead={erased.lead}>
      <p className="muted">{fill(erased.hint, { days: String(RETENTION.backups.period.days) })}</p>
      <p className="row">
        <ArrowLink to={paths.home}>{erased.home}</ArrowLink>
      </p>
    </NoticePage>
  )
}
