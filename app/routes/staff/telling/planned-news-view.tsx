import type { PlannedNews } from '#features/booking/mail/planned-mail.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Radio } from '../../../ui/fields/inputs.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { MailList } from './mail-list.tsx'
import styles from './telling.module.css'
import type { Looked } from './use-planned-news.ts'

interface PlannedNewsViewProps {
  looked: Looked<PlannedNews>
  tell: boolean
  onTell: (tell: boolean) => void
}

/** Who gets what, with each mail to read, and the choice to send none of it. */
export function PlannedNewsView({ looked: { news, problem }, tell, onTell }: PlannedNewsViewProps) {
  const messages = useMessages('staff-telling')
  const language = useLanguage()
  if (problem) return <RefusalMessage problem={problem} attempt={0} />
  if (!news) return <LoadingState />
  const { calls } = news
  const chosen = news.mails.filter(({ always }) => !always)
  const mails = tell ? news.mails : news.mails.filter(({ always }) => always)
  const isAsked = chosen.length + calls.length > 0
  const counts = [
    plural(language, chosen.length, messages.mails),
    calls.length > 0 && plural(language, calls.length, messages.calls),
  ]
  return (
    <div className={styles.news}>
      {isAsked ? (
        <fieldset className="bare">
          <legend className="visually-hidden">{messages.title}</legend>
          <Radio name="tell" checked={tell} onChange={() => onTell(true)}>
            {fill(messages.tell, { counts: counts.filter(Boolean).join(', ') })}
          </Radio>
          <Radio name="tell" checked={!tell} onChange={() => onTell(false)}>
            {messages.silent}
          </Radio>
        </fieldset>
      ) : (
        mails.length === 0 && <p>{messages.nobody}</p>
      )}
      {!tell && isAsked && <p className={styles.hint}>{messages.silentHint}</p>}
      {mails.length > 0 && (
        <section>
          <h3>{tell ? messages.title : messages.anyway}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls with the arrow keys (WCAG 2.1.1) */}
          <div className={styles.mails} tabIndex={0} role="group" aria-label={messages.title}>
            <MailList mails={mails} open={mails.length === 1} />
          </div>
        </section>
      )}
      {tell && calls.length > 0 && (
        <p>
          {fill(messages.toCall, {
            names: calls.map(({ name, number }) => `${name} (${number})`).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
