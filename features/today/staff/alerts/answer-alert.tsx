import { alerts } from '#features/today/staff/alert.contract.ts'
import { fill } from '#i18n/format.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { useTexts } from '#kit/texts.ts'
import { alertCounts, type AlertView } from './alert-texts.ts'

interface AnswerProps {
  alert: AlertView
  onChange: () => void
}

/** Approves exactly the counts shown. */
export function ApproveDeletion({ alert, onChange }: AnswerProps) {
  const { t, language } = useTexts('staff-alerts')
  const counts = Object.entries(alert.detail).map(([kind, count]) => [kind, Number(count)])
  return (
    <AskButton
      action={alerts.approveDeletions}
      fixed={{ counts: Object.fromEntries(counts) as Record<string, number> }}
      open={t.approve}
      title={t.approveTitle}
      text={fill(t.approveText, { counts: alertCounts(language, t, alert) })}
      done={t.approved}
      onChanged={onChange}
    />
  )
}

/** Confirms exactly the day shown. */
export function ConfirmDay({ alert, onChange }: AnswerProps) {
  const { t, day: dayText } = useTexts('staff-alerts')
  const day = String(alert.detail['day'])
  return (
    <AskButton
      action={alerts.confirmClock}
      fixed={{ day }}
      open={t.confirm}
      title={fill(t.confirmTitle, { day: dayText(day) })}
      text={t.confirmText}
      done={t.confirmed}
      onChanged={onChange}
    />
  )
}
