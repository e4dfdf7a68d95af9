import type { MailPreview } from '#features/booking/mail/booking-notifications.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Radio } from '../../../ui/fields/inputs.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { MailList } from './mail-list.tsx'
import styles from './recipients.module.css'
import type { MailPreviewState } from './use-mail-preview.ts'

interface RecipientPreviewProps {
  state: MailPreviewState<MailPreview>
  notify: boolean
  onNotify: (notify: boolean) => void
}

/** The mails that a change would send, readable in full, and the choice not to send them (ADR-060). */
export function RecipientPreview({ state: { preview, problem }, notify, onNotify }: RecipientPreviewProps) {
  const messages = useMessages('staff-recipients')
  const language = useLanguage()
  if (problem) return <RefusalMessage problem={problem} attempt={0} />
  if (!preview) return <LoadingState />
  const { calls } = preview
  const chosen = preview.mails.filter(({ always }) => !always)
  const mails = notify ? preview.mails : preview.mails.filter(({ always }) => always)
  const hasChoice = chosen.length + calls.length > 0
  const counts = [
    plural(language, chosen.length, messages.mails),
    calls.length > 0 && plural(language, calls.length, messages.calls),
  ]
  return (
    <div data-kit="stack">
      {hasChoice ? (
        <fieldset className="bare">
          <legend className="visually-hidden">{messages.title}</legend>
          <Radio name="notify" checked={notify} onChange={() => onNotify(true)}>
            {fill(messages.notify, { counts: counts.filter(Boolean).join(', ') })}
          </Radio>
          <Radio name="notify" checked={!notify} onChange={() => onNotify(false)}>
            {messages.silent}
          </Radio>
        </fieldset>
      ) : (
        mails.length === 0 && <p>{messages.nobody}</p>
      )}
      {!notify && hasChoice && <p className="muted">{messages.silentHint}</p>}
      {mails.length > 0 && (
        <section>
          <h3 className={styles.title}>{notify ? messages.title : messages.anyway}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls with the arrow keys (WCAG 2.1.1) */}
          <div className={styles.mails} tabIndex={0} role="group" aria-label={messages.title}>
            <MailList mails={mails} open={mails.length === 1} />
          </div>
        </section>
      )}
      {notify && calls.length > 0 && (
        <p>
          {fill(messages.toCall, {
            names: calls.map(({ name, number }) => `${name} (${number})`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
