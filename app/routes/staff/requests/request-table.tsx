import type { InquirySort, StaffInquiries } from '#features/inquiry/staff/staff-inquiry.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import styles from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import type { Sorting } from '../lists/use-sorting.ts'
import { AnswerDeadline } from './answer-deadline.tsx'
import { useServerNow } from './use-server-now.ts'

interface RequestTableProps {
  answer: StaffInquiries
  sorting: Sorting<InquirySort>
}

export function RequestTable({ answer: { now: told, inquiries }, sorting }: RequestTableProps) {
  const { requests: messages } = useMessages('staff-desk')
  const language = useLanguage()
  const now = useServerNow(told)
  return (
    <ListTable
      columns={[
        { name: messages.columns.clock, sort: 'due' },
        { name: messages.columns.from, sort: 'from' },
        messages.columns.about,
      ]}
      sorting={sorting}
    >
      {inquiries.map((inquiry) => (
        <tr key={inquiry.id}>
          <td className="nowrap">
            <AnswerDeadline inquiry={inquiry} now={now} />
          </td>
          <th scope="row">
            <PageLink className={styles.title} to={staffPaths.request(inquiry.id)}>
              {inquiry.name ?? inquiry.email}
            </PageLink>
            <small className="num">{inquiry.number}</small>
          </th>
          <td>
            {[
              inquiry.doubtful && messages.filters.doubtful,
              messages.kinds[inquiry.kind],
              inquiry.topic,
              inquiry.attachments > 0 && plural(language, inquiry.attachments, messages.files),
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
