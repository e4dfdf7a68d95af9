import { useState } from 'react'
import { Button } from '#site/ui/button.tsx'
import { ActionForm, InputField } from '#kit/form.tsx'
import { Row, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { inquiries } from './inquiry.contract.ts'
import styles from './inquiry.module.css'
import type { StaffInquiry } from './staff-inquiry.ts'

/** What was done with it, and a note more. */
export function InquiryHistory({ inquiry, onChanged }: { inquiry: StaffInquiry; onChanged: () => void }) {
  const { t: texts, moment } = useTexts('staff-desk')
  const { request: t, states } = texts
  const { id, createdAt, history } = inquiry
  const [notes, setNotes] = useState(0)
  return (
    <Section title={t.history}>
      <ol className={styles.history} data-kit="stack" data-gap="12">
        <li>
          <small className="num">{moment(createdAt)}</small>
          {t.received}
        </li>
        {history.map(({ at, state, note }, index) => (
          <li key={`${index} ${at}`}>
            <small className="num">{moment(at)}</small>
            {state ? <b>{states[state]}</b> : note}
          </li>
        ))}
      </ol>
      <ActionForm
        // Empty again after a note, and not after a change of state.
        key={notes}
        className={styles.note}
        action={inquiries.note}
        fixed={{ id }}
        wrong={{ note: t.noteEmpty }}
        done={t.saved}
        onChanged={onChanged}
        onDone={() => setNotes(notes + 1)}
      >
        {(busy) => (
          <>
            <InputField name="note" label={t.note} hint={t.noteHint} />
            <Row>
              <Button type="submit" aria-disabled={busy}>
                {t.save}
              </Button>
            </Row>
          </>
        )}
      </ActionForm>
    </Section>
  )
}
