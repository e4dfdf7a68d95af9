import { useId, useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { Difference } from '#site/routes/staff/dialogs/difference.tsx'
import { usePartName } from '#site/routes/staff/frame/use-part-name.ts'
import { partOfResource, partPath, pathOfResource, STAFF_PARTS } from '#site/staff-pages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { serviceIds } from '#features/services/content/services.ts'
import type { AuditedChange, AuditSubject, SecurityEntry } from '#features/account/security/security-log.ts'
import { useTextPageName } from '#features/messages/staff/use-text-page-name.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { fill, plural } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { security, securityList } from './security.contract.ts'
import styles from './security.module.css'

/** Who did what, and who was refused. */
export default function SecurityPage() {
  const { t, moment } = useTexts('staff-security')
  const { columns } = t
  return (
    <ListView
      of={security.list}
      shape={securityList}
      words={{ ...t, search: t.searchHint, nothingFound: t.none }}
      file={security.csv}
      className={styles.log}
      beside={(answer, { search, more, find }) => (
        <LabelledSelect
          label={t.person}
          size="sm"
          value={more['who'] ?? ''}
          onChange={({ target }) => find(search, { who: target.value })}
          options={answer?.accounts.map(({ id, email }) => [id, email])}
        >
          <option value="">{t.everybody}</option>
        </LabelledSelect>
      )}
      rows={(answer) => answer.entries}
      columns={[
        { title: columns.at, sort: 'at', kind: 'num', cell: ({ at }) => moment(at) },
        { title: columns.what, cell: (entry) => <Entry entry={entry} /> },
        {
          title: columns.who,
          cell: ({ who, whom }) => (
            <>
              {who ?? t.nobody}
              {whom && <small>{fill(t.whom, { email: whom })}</small>}
            </>
          ),
        },
        { title: columns.network, kind: 'num', cell: ({ network }) => network },
      ]}
    />
  )
}

/** What was done, with what, and how it was before and after. */
function Entry({ entry }: { entry: SecurityEntry }) {
  const { t, language } = useTexts('staff-security')
  const describe = useAuditSubject()
  const changesId = useId()
  const [isOpen, setOpen] = useState(false)
  const { id, action, words, times, thing: subject, what, hasChanges } = entry
  const about = subject && describe(subject)
  return (
    <>
      {action in t.audit.refused ? (
        <span className="attention">{words}</span>
      ) : (
        [words, what].filter(Boolean).join(': ')
      )}
      {times > 1 && <small>{plural(language, times, t.times)}</small>}
      {about && (
        <small>{about.address ? <PageLink to={about.address}>{about.name}</PageLink> : about.name}</small>
      )}
      {hasChanges && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-controls={changesId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.changes.hide : t.changes.show}
          {about && <span className="visually-hidden">: {about.name}</span>}
        </button>
      )}
      <div id={changesId}>{isOpen && <Changes id={id} />}</div>
    </>
  )
}

function Changes({ id }: { id: string }) {
  const { t } = useTexts('staff-security')
  const { value, problem, reload } = useRead(security.changes, { id })
  if (problem) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  if (value.changes.length === 0) return <p className="muted">{t.changes.gone}</p>
  return (
    <dl className={`quoted ${styles.changes}`} data-kit="stack" data-gap="8">
      {value.changes.map((change, index) => (
        <div key={index}>
          <dt>{change.label}</dt>
          <dd>
            <Change {...change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Longer texts are shown as one text with changed words marked. */
const SHORT = 60

function Change({ before, after }: AuditedChange) {
  const { changes: t } = useTexts('staff-security').t
  if (before && after && Math.max(before.length, after.length) > SHORT)
    return <Difference before={before} after={after} />
  return (
    <>
      <span className="visually-hidden">{t.before}: </span>
      <del>{before || t.nothing}</del>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">. {t.after}: </span>
      <ins>{after || t.nothing}</ins>
    </>
  )
}

interface DescribedSubject {
  name: string
  /** Where it stands in the back office. */
  address?: string | undefined
}

/** What a row of the log is about, by the names that the back office uses. */
function useAuditSubject(): (subject: AuditSubject) => DescribedSubject {
  const messages = useMessages('staff-security')
  const { parts } = useMessages('staff-company')
  const partName = usePartName()
  const { title: missing } = useMessages('staff-missing')
  const serviceName = useServiceName()
  const services: readonly string[] = serviceIds(useServices())
  const pageName = useTextPageName()
  return ({ kind, id, name }) => {
    switch (kind) {
      case 'booking':
        return { name: fill(messages.things.booking, { name: name ?? id }) }
      case 'quote':
        return { name: fill(messages.things.quote, { name: name ?? '' }), address: staffPaths.quote(id) }
      case 'invoice':
        return { name: fill(messages.things.invoice, { name: name ?? '' }), address: staffPaths.invoice(id) }
      case 'request':
        return { name: fill(messages.things.request, { name: name ?? '' }), address: staffPaths.request(id) }
      case 'voucher':
        return { name: fill(messages.things.voucher, { name: name ?? '' }), address: staffPaths.voucher(id) }
      case 'order':
        return { name: fill(messages.things.order, { name: name ?? id }), address: staffPaths.orders }
      case 'event':
        return name === null ? { name: messages.member.gone } : { name, address: staffPaths.event(id) }
      case 'product':
        return name === null ? { name: messages.member.gone } : { name, address: staffPaths.product(id) }
      case 'news':
        return { name: name ?? id, address: staffPaths.piece(id) }
      case 'person': {
        const members: Readonly<Record<string, string>> = messages.member
        return { name: name ?? members[id] ?? messages.member.gone, address: staffPaths.people }
      }
      case 'legal': {
        const documents: Readonly<Record<string, string>> = messages.legal
        return { name: documents[id] ?? id, address: staffPaths.legalDocument(id) }
      }
      case 'service':
        return {
          name: name ?? (services.includes(id) ? serviceName(id) : id),
          address: staffPaths.service(id),
        }
      case 'page': {
        const page = EDITABLE_PAGES.find((each) => each.id === id) ?? { id, path: null }
        return { name: pageName({ id, path: page.path }), address: staffPaths.text(id) }
      }
      case 'list': {
        const part = STAFF_PARTS.find((each) => each === id)
        return { name: part ? partName(part) : id }
      }
      case 'part': {
        if (id === 'missing') return { name: missing, address: staffPaths.missing }
        const named: Readonly<Record<string, { name: string }>> = parts
        const part = named[id] ? undefined : partOfResource(id)
        if (part) return { name: partName(part), address: partPath(part) }
        return { name: named[id]?.name ?? id, address: staffPaths.company }
      }
      default:
        return { name: name ?? id, address: pathOfResource(kind, id) }
    }
  }
}
