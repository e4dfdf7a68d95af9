import { type SubmitEvent, useState } from 'react'
import { MAX_ORDER_NOTE } from '#features/order/parcels/parcel.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/inputs.tsx'
import sheet from '../invoices/invoices.module.css'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './orders.module.css'

export function OrderNotes({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { notes: messages } = useMessages('staff-orders')
  const at = useFormatDateTime()
  return (
    <section className={sheet.part}>
      <header>
        <h2>{messages.title}</h2>
      </header>
      <ul className={styles.written}>
        {page.notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <small>{[at(note.at), note.by].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
      <NoteForm key={page.notes.length} number={page.order.number} onSaved={onChanged} />
    </section>
  )
}

function NoteForm({ number, onSaved }: { number: number; onSaved: () => void }) {
  const { notes: messages } = useMessages('staff-orders')
  const toast = useResultToast()
  const { refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [isEmpty, setEmpty] = useState(false)
  const [id] = useState(() => crypto.randomUUID())

  async function save(form: HTMLFormElement): Promise<void> {
    const note = String(new FormData(form).get('note')).replace(/\r\n?/g, '\n').trim()
    setEmpty(note === '')
    if (note === '') return form.querySelector('textarea')?.focus()
    const answer = await submit(() => postStaff<'/orders/:id/notes'>(`/orders/${number}/notes`, { id, note }))
    if (!answer?.ok) return
    form.reset()
    toast.done(messages.saved)
    onSaved()
  }

  return (
    <form
      className={styles.note}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <RefusalMessage problem={refusal} attempt={attempt} />
      <Field label={messages.label} hint={messages.hint} error={isEmpty && messages.empty}>
        {(control) => <TextArea name="note" rows={3} maxLength={MAX_ORDER_NOTE} {...control} />}
      </Field>
      <Button type="submit">{messages.save}</Button>
    </form>
  )
}
