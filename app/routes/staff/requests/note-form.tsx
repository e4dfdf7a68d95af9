import { type SubmitEvent, useState } from 'react'
import { MAX_INQUIRY_NOTE } from '#features/inquiry/staff/staff-inquiry.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/inputs.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './request-view.module.css'

export function NoteForm({ inquiryId, onSaved }: { inquiryId: string; onSaved: () => void }) {
  const messages = useMessages('staff-desk').request
  const toast = useResultToast()
  const { refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [isEmpty, setEmpty] = useState(false)

  async function save(form: HTMLFormElement): Promise<void> {
    const note = String(new FormData(form).get('note')).replace(/\r\n?/g, '\n').trim()
    setEmpty(note === '')
    if (note === '') return form.querySelector('textarea')?.focus()
    const answer = await submit(() =>
      postStaff<'/inquiries/:id/notes'>(`/inquiries/${inquiryId}/notes`, { note }),
    )
    if (!answer?.ok) return
    form.reset()
    toast.done(messages.saved)
    onSaved()
  }

  return (
    <form
      className={styles.note}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <RefusalMessage problem={refusal} attempt={attempt} />
      <Field label={messages.note} hint={messages.noteHint} error={isEmpty && messages.noteEmpty}>
        {(control) => <TextArea name="note" rows={3} maxLength={MAX_INQUIRY_NOTE} {...control} />}
      </Field>
      <Button type="submit">{messages.save}</Button>
    </form>
  )
}
