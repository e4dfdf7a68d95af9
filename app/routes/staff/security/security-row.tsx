import { useId, useState } from 'react'
import { SECURITY_FILTERS, type SecurityEntry } from '#features/account/security/security-log.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../lists/list.module.css'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { EntryChanges } from './entry-changes.tsx'
import own from './security.module.css'
import { useAuditedThing } from './use-audited-thing.ts'

export function SecurityRow({ entry }: { entry: SecurityEntry }) {
  const messages = useMessages('staff-security')
  const language = useLanguage()
  const moment = useFormatDateTime()
  const describe = useAuditedThing()
  const changesId = useId()
  const [isOpen, setOpen] = useState(false)
  const { at, action, who, whom, network, times, thing, what, hasChanges } = entry
  const isRefused = (SECURITY_FILTERS.refused as readonly string[]).includes(action)
  const about = thing && describe(thing)
  return (
    <tr>
      <th scope="row" className="num">
        {moment(at)}
      </th>
      <td>
        {isRefused ? (
          <span className={styles.attention}>{messages.actions[action]}</span>
        ) : (
          [messages.actions[action], what].filter(Boolean).join(': ')
        )}
        {times > 1 && <small>{plural(language, times, messages.times)}</small>}
        {about && (
          <small>{about.address ? <PageLink to={about.address}>{about.name}</PageLink> : about.name}</small>
        )}
        {hasChanges && (
          <button
            type="button"
            className={own.toggle}
            aria-expanded={isOpen}
            aria-controls={changesId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? messages.changes.hide : messages.changes.show}
            {about && <span className="visually-hidden">: {about.name}</span>}
          </button>
        )}
        <div id={changesId}>{isOpen && <EntryChanges id={entry.id} />}</div>
      </td>
      <td>
        {who ?? messages.nobody}
        {whom && <small>{fill(messages.whom, { email: whom })}</small>}
      </td>
      <td className={classNames('num', !network && styles.blank)}>{network}</td>
    </tr>
  )
}
