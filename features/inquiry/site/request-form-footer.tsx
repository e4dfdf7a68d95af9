import type { ReactNode } from 'react'
import { FormAlert } from '#site/form/form-alert.tsx'
import type { FormNotice, FormState } from '#site/form/form-state.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { type PromiseKind, PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './request-form-footer.module.css'

interface RequestFootProps {
  state: FormState
  idPrefix: string
  /** Second part of the sign. */
  note?: ReactNode
  /** Verb of the sign; the shared one unless given. */
  send?: string
  promises?: readonly PromiseKind[]
  /** In a narrow box. */
  wide?: boolean
}

export function RequestFormFooter({
  state,
  idPrefix,
  note,
  send,
  promises = ['request'],
  wide = false,
}: RequestFootProps) {
  const messages = useMessages('request-form')
  const language = useLanguage()
  const { notice, sending, captcha, attempt } = state
  return (
    <div className={styles.foot}>
      <input type="hidden" name="language" value={language} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${idPrefix}-website`}>{messages.trap}</label>
        <input id={`${idPrefix}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={`tiny muted ${styles.privacy}`}>
        {messages.captcha} {messages.privacy} <PageLink to={paths.privacy}>{messages.privacyLink}</PageLink>
      </p>
      {notice && (
        <FormAlert
          title={notice === 'offline' ? messages.offline : <RequestNotice notice={notice} />}
          {...(attempt === 0 && { attempt })}
        />
      )}
      <p className={`${styles.send} row`}>
        <TrailSign
          type="submit"
          {...(wide ? { wide } : { size: 'lg' as const })}
          aria-disabled={sending}
          note={note ?? messages.noObligation}
        >
          {sending ? messages.sending : (send ?? messages.send)}
        </TrailSign>
        {captcha}
      </p>
      <PromiseLine of={promises} />
    </div>
  )
}

/** Needs the messages `form-problems`. */
function RequestNotice({ notice }: { notice: Exclude<FormNotice, 'offline'> }) {
  return useMessages('form-problems').notices[notice]
}
