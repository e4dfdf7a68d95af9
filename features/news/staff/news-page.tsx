import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { ListView } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { selectRows } from '#kit/whole-list.ts'
import { newsRows } from './news-rows.ts'
import { news, newsList } from './news.contract.ts'
import styles from './news.module.css'

/** All news articles with where they stand. */
export default function NewsPage() {
  const { t, language, day } = useTexts('staff-news')
  const [isAdding, setAdding] = useState(false)
  const { columns } = t
  return (
    <>
      <ListView
        of={news.list}
        shape={newsList}
        words={t}
        file={news.csv}
        className={styles.pieces}
        actions={<Button onClick={() => setAdding(true)}>{t.add.action}</Button>}
        rows={({ pieces }, place) =>
          selectRows(pieces, newsRows(t.states), place, language).map((piece) => ({
            ...piece,
            id: piece.slug,
          }))
        }
        columns={[
          {
            title: columns.piece,
            sort: 'piece',
            cell: ({ slug, title }) => <PageLink to={staffPaths.piece(slug)}>{title || t.untitled}</PageLink>,
          },
          { title: columns.date, sort: 'date', kind: 'day', cell: ({ date }) => day(date) },
          {
            title: columns.state,
            sort: 'state',
            cell: ({ state, hasDraft, incomplete }) => {
              const languages = incomplete.map((each) => each.toUpperCase()).join(', ')
              return (
                <>
                  {t.states[state]}
                  {hasDraft && state !== 'draft' && <small>{t.unpublished}</small>}
                  {languages && <small>{fill(t.incomplete, { languages })}</small>}
                </>
              )
            },
          },
        ]}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { add: t } = useTexts('staff-news').t
  const navigate = useNavigate()
  return (
    <ActionDialog
      action={news.add}
      title={t.title}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ title: t.wrong }}
      onClose={onClose}
      onDone={({ slug }) => void navigate(staffPaths.piece(slug))}
    >
      <InputField name="title" label={t.label} lang="de" />
    </ActionDialog>
  )
}
