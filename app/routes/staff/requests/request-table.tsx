import type { StaffInquiries } from '#features/inquiry/staff/staff-inquiry.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import styles from '../list.module.css'
import { ListTable } from '../list-table.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { useServerNow } from './use-server-now.ts'

export function RequestTable({ answer: { now: told, inquiries } }: { answer: StaffInquiries }) {
  const { requests: words } = useMessages('staff-desk')
  const language = useLanguage()
  const now = useServerNow(told)
  return (
    <ListTable columns={[words.columns.clock, words.columns.from, words.columns.about]}>
      {inquiries.map((inquiry) => (
        <tr key={inquiry.id}>
          <td className="nowrap">
            <AnswerDeadline inquiry={inquiry} now={now} />
          </td>
          <th scope="row">
            <PageLink className={styles.title} to={paths.staffRequest(inquiry.id)}>
              {inquiry.name ?? inquiry.email}
            </PageLink>
            <small className="num">{inquiry.number}</small>
          </th>
          <td>
            {[
              inquiry.doubtful && words.filters.doubtful,
              words.kinds[inquiry.kind],
              inquiry.topic,
              inquiry.attachments > 0 && plural(language, inquiry.attachments, words.files),
            ]
              .filter(Boolean)
              .join(', ')}
            <small>{inquiry.excerpt}</small>
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
