import { useEffect, useRef } from 'react'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import { fill } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { fillMail } from './fill-mail.ts'
import { mails } from './mail.contract.ts'
import styles from './mail-preview.module.css'

/** A mail as it was sent; one that is not kept, or has not left, as it would be now. */
export function MailPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, moment } = useTexts('staff-customer')
  const { preview } = t.actions
  const { close } = useTexts('staff').t.dialog
  const { value, problem, reload } = useRead(mails.preview, { id })
  return (
    <Modal wide title={value?.subject ?? preview.title} close={close} onClose={onClose}>
      {value && (
        <p className="hint">
          {value.asSent
            ? fill(preview.asSent, { at: moment(value.sentAt ?? value.createdAt) })
            : value.sentAt
              ? preview.note
              : preview.waits}
        </p>
      )}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <p>{fill(preview.to, { to: value.to })}</p>
          {value.files.length > 0 && <p>{fill(preview.files, { files: value.files.join(', ') })}</p>}
          {value.html !== null && <MailFrame html={value.html} title={value.subject} />}
          <details open={value.html === null}>
            <summary>{preview.plain}</summary>
            <pre className={styles.mail} lang={value.language}>
              {value.text}
            </pre>
          </details>
        </>
      )}
    </Modal>
  )
}

/** Without scripts: the mail's own words, in a document of their own. */
function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current) fillMail(frame.current, html)
  }, [html])
  return (
    <iframe className={styles.frame} ref={frame} sandbox="allow-same-origin" tabIndex={-1} title={title} />
  )
}
