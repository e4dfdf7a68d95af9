import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { useFormatDateTime } from '#site/routes/staff/use-format-date-time.ts'
import { Button } from '#site/ui/button.tsx'
import { alerts, type OpenAlert } from '#features/today/staff/alert.contract.ts'
import { fill } from '#i18n/format.ts'
import type { AlertCode } from '#kernel/alert-code.ts'
import { AskButton } from '#kit/action-buttons.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { alertCounts, alertTexts, type AlertView } from './alert-texts.ts'
import styles from './open-alerts.module.css'

/** Dismissed by hand, because the server cannot detect their end; the others resolve themselves. */
const DISMISSIBLE: Record<AlertCode, boolean> = {
  retention_stopped: false,
  clock_jumped: false,
  key_replaced: true,
  disk_full: false,
  attachment_missing: true,
  storage_moved: true,
  second_server_refused: true,
  untrusted_proxy: false,
  used_voucher_voided: true,
  refund_failed: true,
  invoice_disputed: true,
  invoice_dispute_closed: true,
  paid_back_twice: true,
  paid_for_nothing: true,
  mail_not_made: true,
}

export function OpenAlerts() {
  const messages = useMessages('staff-alerts')
  const { value, reload } = useRead(alerts.list, {})
  if (!value || value.alerts.length === 0) return null
  return (
    <section className={styles.alerts} aria-labelledby="stoerungen">
      <h2 id="stoerungen" className="ruled">
        {messages.title}
      </h2>
      <ul className="lines">
        {value.alerts.map((alert) => (
          <Alert key={alert.code} alert={alert} onChange={reload} />
        ))}
      </ul>
    </section>
  )
}

function Alert({ alert, onChange }: { alert: OpenAlert; onChange: () => void }) {
  const messages = useMessages('staff-alerts')
  const language = useLanguage()
  const momentOf = useFormatDateTime()
  const { send } = useAction(alerts.dismiss, { done: messages.dismissed })
  const mayDelete = useMay('retention')
  const { title, text, remedy } = alertTexts(language, messages, alert)

  /** Somebody else may have been faster. */
  async function dismiss(): Promise<void> {
    if (await send({ id: alert.code })) onChange()
  }

  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <p>{remedy}</p>
      <p data-kit="row">
        <small className="num">{fill(messages.since, { moment: momentOf(alert.raisedAt) })}</small>
        {mayDelete && alert.code === 'retention_stopped' && (
          <ApproveDeletion alert={alert} onChange={onChange} />
        )}
        {mayDelete && alert.code === 'clock_jumped' && <ConfirmDay alert={alert} onChange={onChange} />}
        {DISMISSIBLE[alert.code] && (
          <Button size="sm" aria-label={`${messages.dismiss}: ${title}`} onClick={() => void dismiss()}>
            {messages.dismiss}
          </Button>
        )}
      </p>
    </li>
  )
}

interface AnswerProps {
  alert: AlertView
  onChange: () => void
}

/** Approves exactly the counts shown. */
function ApproveDeletion({ alert, onChange }: AnswerProps) {
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
function ConfirmDay({ alert, onChange }: AnswerProps) {
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
