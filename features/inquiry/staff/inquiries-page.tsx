import { staffPaths } from '#site/staff-paths.ts'
import { plural } from '#i18n/format.ts'
import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { AnswerDeadline } from './answer-deadline.tsx'
import { inquiries, inquiryList } from './inquiry.contract.ts'

/** Requests from the site, those that wait for an answer first. */
export default function InquiriesPage() {
  const { t: texts, language } = useTexts('staff-desk')
  const { requests: t } = texts
  return (
    <ListView
      of={inquiries.list}
      shape={inquiryList}
      words={t}
      file={inquiries.csv}
      counts={(answer) => answer.counts}
      rows={(answer) => answer.inquiries}
      columns={({ now }) => [
        {
          title: t.columns.clock,
          sort: 'due',
          kind: 'day',
          cell: (inquiry) => <AnswerDeadline inquiry={inquiry} now={now} />,
        },
        {
          title: t.columns.from,
          sort: 'from',
          kind: 'title',
          cell: ({ id, number, name, email }) => (
            <RowTitle to={staffPaths.request(id)} note={number}>
              {name ?? email}
            </RowTitle>
          ),
        },
        {
          title: t.columns.about,
          cell: ({ doubtful, kind, topic, attachments, excerpt }) => (
            <>
              {[
                doubtful && t.filters.doubtful,
                t.kinds[kind],
                topic,
                attachments > 0 && plural(language, attachments, t.files),
              ]
                .filter(Boolean)
                .join(', ')}
              <small>{excerpt}</small>
            </>
          ),
        },
      ]}
    />
  )
}
