import { RETENTION } from '#content/retention.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { NoticePage } from '../../ui/notice-page.tsx'

/** After the deletion. */
export default function MyDataErasedPage() {
  const { kind, erased } = useMessages('my-data')
  return (
    <NoticePage kind={kind} title={erased.title} lead={erased.lead}>
      <p className="muted">{fill(erased.hint, { days: String(RETENTION.backups.period.days) })}</p>
      <p className="row">
        <GoLink to={paths.home}>{erased.home}</GoLink>
      </p>
    </NoticePage>
  )
}
