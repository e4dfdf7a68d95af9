import { useState } from 'react'
import type { EditedLegal } from '#features/messages/legal/staff-legal.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { VersionDifference } from '../../../legal/version-difference.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import type { LegalDraft } from './legal-form.tsx'
import styles from './legal.module.css'

interface PlannedNoteProps {
  document: EditedLegal
  onChanged: () => void
}

export function PlannedNote({ document: { id, planned, revision }, onChanged }: PlannedNoteProps) {
  const { planned: messages } = useMessages('staff-legal')
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  if (!planned) return null
  const title = fill(messages.title, { day: formatDay(language, planned.day) })
  return (
    <section className={styles.note} aria-label={title}>
      <h2>{title}</h2>
      <p>{messages.text}</p>
      <p>
        <Button onClick={() => setAsked(true)}>{messages.withdraw}</Button>
      </p>
      {isAsked && (
        <ConfirmDialog
          title={messages.withdraw}
          text={messages.text}
          submit={messages.withdraw}
          done={messages.done}
          send={() => postStaff<'/legal/:id/withdrawal'>(`/legal/${id}/withdrawal`, { seen: revision })}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

interface ReleaseNoteProps extends PlannedNoteProps {
  draft: LegalDraft
}

/** A release changed the files' texts below the owner's, who says which of the two stays. */
export function ReleaseNote({ document: { id, release }, draft, onChanged }: ReleaseNoteProps) {
  const { release: messages } = useMessages('staff-legal')
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  if (!release) return null

  async function settle(isOurs: boolean): Promise<void> {
    const content = isOurs ? draft.document : (release?.content ?? draft.document)
    const answer = await submit(async () => {
      const seen = (await draft.flush()) ?? draft.saved.revision
      return postStaff<'/legal/:id/drafts'>(`/legal/${id}/drafts`, { content, seen, knowsFiles: true })
    })
    if (!answer?.ok) return
    toast.done(isOurs ? messages.kept : messages.brought)
    onChanged()
  }

  return (
    <section className={styles.note} aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <p>{messages.text}</p>
      <VersionDifference sections={release.differences[language]} />
      <RefusalMessage problem={refusal} attempt={attempt} />
      <p className={styles.actions}>
        <Button aria-disabled={busy} onClick={() => void settle(true)}>
          {messages.mine}
        </Button>
        <Button aria-disabled={busy} onClick={() => void settle(false)}>
          {messages.theirs}
        </Button>
      </p>
    </section>
  )
}
