import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Result } from '#kernel/result.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { alertCounts, type AlertView } from './alert-texts.ts'

interface AnswerProps {
  alert: AlertView
  onChange: () => void
}

/** Approves exactly the counts shown. */
export function ApproveDeletion({ alert, onChange }: AnswerProps) {
  const messages = useMessages('staff-alerts')
  const approved = Object.fromEntries(
    Object.entries(alert.detail).map(([kind, count]) => [kind, Number(count)]),
  )
  const counts = alertCounts(useLanguage(), messages, alert)
  return (
    <Answer
      label={messages.approve}
      title={messages.approveTitle}
      text={fill(messages.approveText, { counts })}
      done={messages.approved}
      send={() => postStaff<'/retention-approvals'>('/retention-approvals', { counts: approved })}
      onChange={onChange}
    />
  )
}

/** Confirms exactly the day shown. */
export function ConfirmDay({ alert, onChange }: AnswerProps) {
  const messages = useMessages('staff-alerts')
  const day = String(alert.detail['day'])
  return (
    <Answer
      label={messages.confirm}
      title={fill(messages.confirmTitle, { day: formatDay(useLanguage(), day) })}
      text={messages.confirmText}
      done={messages.confirmed}
      send={() => postStaff<'/clock-confirmations'>('/clock-confirmations', { day })}
      onChange={onChange}
    />
  )
}

interface Question {
  label: string
  title: string
  text: string
  done: string
  send: () => Promise<Result<unknown, StaffProblem>>
  onChange: () => void
}

function Answer({ label, title, text, done, send, onChange }: Question) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          text={text}
          submit={label}
          done={done}
          send={send}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onChange()
          }}
        />
      )}
    </>
  )
}
