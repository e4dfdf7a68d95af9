import { useState } from 'react'
import type { EditedPicture } from '#features/pictures/staff-picture.ts'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { BackLink } from '../back-link.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { postStaff } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'
import { PictureForm } from './picture-form.tsx'
import { PictureUses } from './picture-uses.tsx'
import styles from './pictures.module.css'
import { useEditedPicture } from './use-edited-picture.ts'
import { usePictureSize } from './use-picture-size.ts'

/** One picture of the library: focus, descriptions, rights, where it stands, earlier versions. */
export default function PictureView({ id }: { id: string }) {
  const messages = useMessages('staff-pictures')
  const { value, problem, reload } = useLoaded<'/pictures/:id'>(`/pictures/${encodeURIComponent(id)}`)
  const [isGone, setGone] = useState(false)
  return (
    <>
      <BackLink to={staffPaths.part('pictures')}>{messages.title}</BackLink>
      {problem && !isGone && <ErrorState problem={problem} onAgain={reload} />}
      {isGone && <p role="status">{messages.form.removed}</p>}
      {!value && !problem && !isGone && <LoadingState />}
      {value && !isGone && (
        <Editor
          key={`${value.picture.revision} ${value.picture.state}`}
          picture={value.picture}
          onChanged={reload}
          onRemoved={() => setGone(true)}
        />
      )}
    </>
  )
}

interface EditorProps {
  picture: EditedPicture
  onChanged: () => void
  onRemoved: () => void
}

function Editor({ picture, onChanged, onRemoved }: EditorProps) {
  const messages = useMessages('staff-pictures')
  const toast = useResultToast()
  const sizeOf = usePictureSize()
  const edited = useEditedPicture(picture)
  const { form, history } = messages
  const isPresent = ({ revision }: { revision: number }) => revision === picture.history[0]?.revision

  async function publish(): Promise<void> {
    if (!(await edited.publish())) return
    toast.done(form.published)
    onChanged()
  }

  return (
    <>
      <StaffHead title={edited.texts.alt.de || messages.untitled} lead={form.lead} />
      <p className="muted num">
        {sizeOf(picture.file)}, {messages.states[picture.state]}
      </p>
      <PictureForm picture={picture} texts={edited.texts} lacks={edited.missing} onChange={edited.change} />
      <SaveBar className={styles.bar} problem={edited.refusal} attempt={edited.attempt}>
        {edited.canPublish && (
          <Button aria-disabled={edited.busy} onClick={() => void publish()}>
            {edited.busy ? form.publishing : form.publish}
          </Button>
        )}
        <span className="muted" role="status">
          {edited.state === 'saving' && form.saving}
          {edited.state === 'unsaved' && form.notSaved}
          {edited.state === 'saved' && (edited.canPublish ? form.saved : messages.states.published)}
        </span>
      </SaveBar>
      <Removal picture={picture} seen={edited.revision} onRemoved={onRemoved} />
      <VersionHistory
        title={history.title}
        bring={history.bring}
        versions={picture.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: history.present }),
        }))}
        isPresent={isPresent}
        onBring={({ texts }) => {
          edited.change(texts)
          toast.done(history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

function Removal({
  picture,
  seen,
  onRemoved,
}: Pick<EditorProps, 'picture' | 'onRemoved'> & { seen: number }) {
  const { form: messages, unused } = useMessages('staff-pictures')
  const [isAsked, setAsked] = useState(false)
  const { id, uses } = picture
  return (
    <section className={styles.removal}>
      {uses.length > 0 ? <PictureUses uses={uses} /> : <p className="muted">{unused}</p>}
      {uses.length === 0 && (
        <Button size="sm" onClick={() => setAsked(true)}>
          {messages.remove}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={messages.remove}
          text={messages.removeAsk}
          submit={messages.remove}
          done={messages.removed}
          send={() => postStaff<'/pictures/:id/removal'>(`/pictures/${id}/removal`, { seen })}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false)
            onRemoved()
          }}
        />
      )}
    </section>
  )
}
