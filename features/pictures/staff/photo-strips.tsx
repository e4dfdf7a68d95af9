import { useState } from 'react'
import { FEWEST } from '#features/facts/content/owner-facts.ts'
import { MOST_IN_STRIP, type StaffPicture, type StaffStrip } from '../staff-picture.ts'
import { plural } from '#i18n/format.ts'
import { Button } from '#site/ui/button.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { pictures as contract } from './picture.contract.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import styles from './pictures.module.css'
import { usePageName } from './use-page-name.ts'

interface PhotoStripsProps {
  pictures: readonly StaffPicture[]
  onPicturesChanged: () => void
}

/** The rows of pictures that pages show, a line for each page. */
export function PhotoStrips({ pictures, onPicturesChanged }: PhotoStripsProps) {
  const { t, language } = useTexts('staff-pictures')
  const { strips: messages } = t
  const pageName = usePageName()
  const { value, problem, reload } = useRead(contract.strips, {})
  const [editing, setEditing] = useState<string>()
  const edited = value?.strips.find(({ page }) => page === editing)
  const changed = () => {
    reload()
    onPicturesChanged()
  }
  return (
    <section className="apart" data-kit="part" data-gap="12">
      <h2>{messages.title}</h2>
      <p className="muted">{messages.lead}</p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {value && (
        <ListTable
          columns={[
            messages.columns.page,
            messages.columns.pictures,
            <span key="edit" className="visually-hidden">
              {messages.edit}
            </span>,
          ]}
          isLastRight
        >
          {value.strips.map(({ page, pictures: chosen }) => (
            <tr key={page}>
              <th scope="row">{pageName(page)}</th>
              <td className="num">
                {chosen.length === 0 ? messages.none : plural(language, chosen.length, messages.count)}
                {chosen.length > 0 && chosen.length < FEWEST.photographs && <small>{messages.hidden}</small>}
              </td>
              <td>
                <RowAction alone name={messages.edit} of={pageName(page)} onClick={() => setEditing(page)} />
              </td>
            </tr>
          ))}
        </ListTable>
      )}
      {edited && (
        <StripDialog
          key={edited.page}
          strip={edited}
          pictures={pictures}
          onPicturesChanged={onPicturesChanged}
          onClose={() => setEditing(undefined)}
          onPublished={() => {
            setEditing(undefined)
            changed()
          }}
        />
      )}
    </section>
  )
}

interface StripDialogProps extends PhotoStripsProps {
  strip: StaffStrip
  onClose: () => void
  onPublished: () => void
}

/** Which pictures, and in which order. */
function StripDialog({ strip, pictures, onPicturesChanged, onClose, onPublished }: StripDialogProps) {
  const { dialog } = useTexts('staff').t
  const { t, language } = useTexts('staff-pictures')
  const { strips: messages, untitled } = t
  const pageName = usePageName()
  const [chosen, setChosen] = useState(strip.pictures)
  const [isAdding, setAdding] = useState(false)
  const arrange = useAction(contract.arrange, {
    done: messages.published,
    silent: true,
    onDone: onPublished,
  })
  const nameOf = (id: string) => pictures.find((each) => each.id === id)?.texts.alt[language] || untitled

  function move(index: number, by: 1 | -1): void {
    const next = [...chosen]
    const [moved] = next.splice(index, 1)
    if (moved) next.splice(index + by, 0, moved)
    setChosen(next)
  }

  if (isAdding)
    return (
      <PictureDialog
        value={null}
        withoutDrawings
        pictures={pictures.filter(({ id }) => !chosen.includes(id))}
        onPicturesChanged={onPicturesChanged}
        onClose={() => setAdding(false)}
        onChoose={(id) => {
          setAdding(false)
          setChosen([...chosen, id])
        }}
      />
    )
  return (
    <Modal wide title={pageName(strip.page)} close={dialog.close} onClose={onClose}>
      <RefusalMessage problem={arrange.refusal} attempt={arrange.attempt} />
      <ol className={`lines ${styles.order}`}>
        {chosen.map((id, index) => (
          <li key={id}>
            <PictureThumb name={id} pictures={pictures} />
            <span>{nameOf(id)}</span>
            <span data-kit="row" data-gap="12">
              {index > 0 && (
                <RowAction name={messages.earlier} of={nameOf(id)} onClick={() => move(index, -1)} />
              )}
              {index < chosen.length - 1 && (
                <RowAction name={messages.later} of={nameOf(id)} onClick={() => move(index, 1)} />
              )}
              <RowAction
                name={messages.remove}
                of={nameOf(id)}
                onClick={() => setChosen(chosen.filter((each) => each !== id))}
              />
            </span>
          </li>
        ))}
      </ol>
      {chosen.length < FEWEST.photographs && <p className="muted">{messages.hidden}</p>}
      <p data-kit="row" data-gap="12">
        {chosen.length < MOST_IN_STRIP && <Button onClick={() => setAdding(true)}>{messages.add}</Button>}
        <Button
          aria-disabled={arrange.busy}
          onClick={() => void arrange.send({ id: strip.page, pictures: [...chosen], seen: strip.revision })}
        >
          {messages.publish}
        </Button>
      </p>
    </Modal>
  )
}
