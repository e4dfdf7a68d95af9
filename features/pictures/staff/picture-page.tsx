import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { SaveBar } from '#site/routes/staff/frame/save-bar.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { Foot } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { PictureUse } from '../picture-refusal.ts'
import type { EditedPicture } from '../staff-picture.ts'
import { PictureForm } from './picture-form.tsx'
import { pictures } from './picture.contract.ts'
import { useEditedPicture } from './use-edited-picture.ts'
import { usePageName } from './use-page-name.ts'
import { usePictureSize } from './use-picture-size.ts'
import styles from './pictures.module.css'

/** One picture of the library: focus, descriptions, rights, where it stands, earlier versions. */
export default function PicturePage() {
  const { t } = useTexts('staff-pictures')
  const back = { to: staffPaths.pictures, title: t.title }
  return (
    <LoadedPage of={pictures.read} back={back} gone={t.form.removed}>
      {({ picture }, reload, onRemoved) => (
        <Editor
          key={`${picture.id} ${picture.revision} ${picture.state}`}
          picture={picture}
          onChanged={reload}
          onRemoved={onRemoved}
        />
      )}
    </LoadedPage>
  )
}

interface EditorProps {
  picture: EditedPicture
  onChanged: () => void
  onRemoved: () => void
}

function Editor({ picture, onChanged, onRemoved }: EditorProps) {
  const { t: messages } = useTexts('staff-pictures')
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
  picture: { id, uses },
  seen,
  onRemoved,
}: Pick<EditorProps, 'picture' | 'onRemoved'> & { seen: number }) {
  const { form, unused } = useTexts('staff-pictures').t
  return (
    <Foot>
      {uses.length > 0 ? <PictureUses uses={uses} /> : <p className="muted">{unused}</p>}
      {uses.length === 0 && (
        <AskButton
          action={pictures.remove}
          fixed={{ id, seen }}
          open={form.remove}
          text={form.removeAsk}
          done={form.removed}
          onDone={onRemoved}
        />
      )}
    </Foot>
  )
}

/** Where a picture stands, a line each. */
function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const { uses: messages } = useTexts('staff-pictures').t
  const pageName = usePageName()
  const nameOf = ({ kind, name }: PictureUse) => (kind === 'strip' ? pageName(name) : name)
  return (
    <div>
      <h2>{messages.title}</h2>
      <ul>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.name}`}>{fill(messages[use.kind], { name: nameOf(use) })}</li>
        ))}
      </ul>
    </div>
  )
}
