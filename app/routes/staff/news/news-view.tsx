import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NEWS_LIMITS, type StaffNewsPiece } from '#features/news/staff/news-document.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { postStaff } from '../api/staff-client.ts'
import { sortRows } from '../lists/sort-rows.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useSorting } from '../lists/use-sorting.ts'
import { NEWS_SORTS, newsValues } from './news-sorts.ts'
import styles from './news.module.css'

/** All news articles with where they stand. */
export default function NewsView() {
  const messages = useMessages('staff-news')
  const [isAdding, setAdding] = useState(false)
  const { value, problem, reload } = useLoaded<'/news'>('/news')
  const { columns, states } = messages
  const language = useLanguage()
  const sorting = useSorting(NEWS_SORTS)
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/news.csv" asked={sorting.asked} />
        <Button onClick={() => setAdding(true)}>{messages.add.action}</Button>
      </StaffHead>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <ListTable
          columns={NEWS_SORTS.map((sort) => ({ name: columns[sort], sort }))}
          sorting={sorting}
          className={styles.pieces}
        >
          {sortRows(value.pieces, sorting.sort, newsValues(states), language).map((piece) => (
            <Row key={piece.slug} piece={piece} />
          ))}
        </ListTable>
      )}
    </>
  )
}

function Row({ piece: { slug, title, date, state, hasDraft, incomplete } }: { piece: StaffNewsPiece }) {
  const messages = useMessages('staff-news')
  const language = useLanguage()
  const lacking = incomplete.map((each) => each.toUpperCase()).join(', ')
  return (
    <tr>
      <th scope="row">
        <PageLink to={staffPaths.news(slug)}>{title || messages.untitled}</PageLink>
      </th>
      <td className="num nowrap">{formatDay(language, date)}</td>
      <td>
        {messages.states[state]}
        {hasDraft && state !== 'draft' && <small>{messages.unpublished}</small>}
        {lacking && <small>{fill(messages.incomplete, { languages: lacking })}</small>}
      </td>
    </tr>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { add: messages } = useMessages('staff-news')
  const navigate = useNavigate()
  const slug = useRef('')
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const title = String(data.get('title')).trim()
        if (!title) return undefined
        return postStaff<'/news'>('/news', { title }).then((answer) => {
          if (answer.ok) slug.current = answer.value.slug
          return answer
        })
      }}
      onClose={onClose}
      onDone={() => {
        onClose()
        void navigate(staffPaths.news(slug.current))
      }}
    >
      {(error) => (
        <Field label={messages.label} error={error}>
          {(control) => (
            <Input name="title" lang="de" maxLength={NEWS_LIMITS.line} autoComplete="off" {...control} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
