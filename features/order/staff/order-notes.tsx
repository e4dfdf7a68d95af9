import { Button } from '#app/ui/button.tsx'
import { ActionForm, InputField } from '#kit/form.tsx'
import { Row, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { orders } from './order.contract.ts'
import type { StaffOrderPage } from './staff-order-page.ts'

export function OrderNotes({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { t, moment } = useTexts('staff-orders')
  const { notes: messages } = t
  return (
    <Section title={messages.title}>
      <ul className="lines">
        {page.notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <small>{[moment(note.at), note.by].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
      <ActionForm
        key={page.notes.length}
        action={orders.note}
        fixed={{ id: String(page.order.number) }}
        wrong={{ note: messages.empty }}
        done={messages.saved}
        onChanged={onChanged}
      >
        {(busy) => (
          <>
            <InputField name="note" label={messages.label} hint={messages.hint} />
            <Row>
              <Button type="submit" aria-disabled={busy}>
                {messages.save}
              </Button>
            </Row>
          </>
        )}
      </ActionForm>
    </Section>
  )
}
