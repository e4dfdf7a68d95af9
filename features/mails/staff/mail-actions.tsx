import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { mails } from './mail.contract.ts'
import styles from './mail-actions.module.css'

/** Nothing of a mail leads anywhere from here. */
const INERT = 'a { pointer-events: none; }'

/**
 * Puts a mail into an empty frame as a mail program shows it: its styles by CSSOM and as the frame's own sheets, which the
 * policy allows, without scripts, and with links that lead nowhere. As high as it needs.
 */
function fillMail(frame: HTMLIFrameElement, html: string): void {
  const target = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!target || !view) return
  const sheets = [INERT]
  // Before parsing, which would report each style to the policy.
  const markup = html
    .replace(/<style>(.*?)<\/style>/gs, (_style, text: string) => {
      sheets.push(text)
      return ''
    })
    .replaceAll(' style="', ' data-style="')
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const each of page.querySelectorAll('script, link, meta, base, form, iframe, object, embed'))
    each.remove()
  for (const each of page.querySelectorAll('a')) each.setAttribute('tabindex', '-1')
  target.replaceChild(target.importNode(page.documentElement, true), target.documentElement)
  for (const each of target.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.getAttribute('data-style') ?? ''
    each.removeAttribute('data-style')
  }
  target.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  frame.style.setProperty('height', `${target.documentElement.scrollHeight}px`)
}

/** A mail as it was sent; one that is not kept, or has not left, as it would be now. */
function MailPreview({ id, onClose }: { id: string; onClose: () => void }) {
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

/** @param name what the mail is, for whoever does not see its row */
export function MailActions({ id, name, onSent }: { id: string; name: string; onSent: () => void }) {
  const { actions } = useTexts('staff-customer').t
  const { busy, send } = useAction(mails.repeat, { done: actions.sent, onChanged: onSent })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="text-buttons">
      <Button size="sm" aria-label={fill(actions.lookOf, { mail: name })} onClick={() => setIsOpen(true)}>
        {actions.look}
      </Button>
      <Button
        size="sm"
        aria-label={fill(actions.againOf, { mail: name })}
        aria-disabled={busy}
        onClick={() => void send({ id })}
      >
        {actions.again}
      </Button>
      {isOpen && <MailPreview id={id} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
