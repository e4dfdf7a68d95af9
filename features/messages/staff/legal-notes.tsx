import { VersionDifference } from '#features/messages/site/version-difference.tsx'
import { useSubmit } from '#app/form/behaviour/use-submit.ts'
import { RefusalMessage } from '#app/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { Button } from '#app/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { call } from '#kit/client.ts'
import { Panel, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { EditedLegal } from '../legal/staff-legal.ts'
import type { LegalDraft } from './legal-form.tsx'
import { legal } from './legal.contract.ts'

interface PlannedNoteProps {
  document: EditedLegal
  onChanged: () => void
}

export function PlannedNote({ document: { id, planned, revision }, onChanged }: PlannedNoteProps) {
  const { t, day } = useTexts('staff-legal')
  const { title, text, withdraw, done } = t.planned
  return (
    <Panel title={fill(title, { day: day(planned?.day ?? '') })}>
      <p>{text}</p>
      <AskButton
        size="md"
        action={legal.withdraw}
        fixed={{ id, seen: revision }}
        open={withdraw}
        text={text}
        done={done}
        onDone={onChanged}
      />
    </Panel>
  )
}

interface ReleaseNoteProps extends PlannedNoteProps {
  draft: LegalDraft
}

/** A release changed the files' texts below the owner's, who says which of the two stays. */
export function ReleaseNote({ document: { id, release }, draft, onChanged }: ReleaseNoteProps) {
  const { t: messages, language } = useTexts('staff-legal')
  const { release: t } = messages
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  if (!release) return null

  async function settle(isOurs: boolean): Promise<void> {
    const content = isOurs ? draft.document : (release?.content ?? draft.document)
    const answer = await submit(async () => {
      const seen = (await draft.flush()) ?? draft.saved.revision
      return call(legal.save, { id, content, seen, knowsFiles: true })
    })
    if (!answer?.ok) return
    toast.done(isOurs ? t.kept : t.brought)
    onChanged()
  }

  return (
    <Panel title={t.title}>
      <p>{t.text}</p>
      <VersionDifference sections={release.differences[language]} />
      <RefusalMessage problem={refusal} attempt={attempt} />
      <Row>
        <Button aria-disabled={busy} onClick={() => void settle(true)}>
          {t.mine}
        </Button>
        <Button aria-disabled={busy} onClick={() => void settle(false)}>
          {t.theirs}
        </Button>
      </Row>
    </Panel>
  )
}
