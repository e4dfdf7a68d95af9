import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { mails } from './mail.contract.ts'
import { MailPreview } from './mail-preview.tsx'

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
