import { useState } from 'react'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { SectionRule } from '../../../ui/layout/section-rule.tsx'
import unfold from '../../../ui/layout/unfold.module.css'
import { ErrorState } from '../api/error-state.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import type { Missing } from './missing-api.ts'
import { postStaff } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useResultToast } from '../use-staff-messages.ts'
import { useLoaded } from '../api/use-loaded.ts'
import list from '../lists/list.module.css'
import styles from './missing-view.module.css'
import { changingAddress } from './changing-address.ts'
import { editAddress } from './edit-address.ts'
import { usePageName } from './use-page-name.ts'

export default function MissingView() {
  const messages = useMessages('staff-missing')
  const { value, problem, reload } = useLoaded<'/missing'>(`/missing?lng=${useLanguage()}`)
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <Facts facts={value.facts} />
          <Unconfirmed missing={value} onChanged={reload} />
        </>
      )}
    </>
  )
}

function Facts({ facts: missing }: { facts: Missing['facts'] }) {
  const { facts } = useMessages('staff-missing')
  const { columns, items } = facts
  return (
    <section className={styles.part}>
      <SectionRule name={facts.label} aside={missing.length} />
      {missing.length === 0 ? (
        <EmptyState title={facts.none} />
      ) : (
        <ListTable
          columns={[
            columns.fact,
            columns.gain,
            columns.pages,
            <span key="enter" className="visually-hidden">
              {facts.enter}
            </span>,
          ]}
          isLastRight
          className={styles.facts}
        >
          {missing.map(({ key, pages }) => (
            <tr key={key}>
              <th scope="row">{items[key].name}</th>
              <td>{items[key].gain}</td>
              <td>
                <Pages of={pages} />
              </td>
              <td className={list.right}>
                <PageLink className="button button--sm" to={editAddress(key)}>
                  {facts.enter}
                  <span className="visually-hidden">{` (${items[key].name})`}</span>
                </PageLink>
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </section>
  )
}

interface UnconfirmedProps {
  missing: Pick<Missing, 'unconfirmed' | 'confirmed'>
  onChanged: () => void
}

function Unconfirmed({ missing: { unconfirmed, confirmed }, onChanged }: UnconfirmedProps) {
  const messages = useMessages('staff-missing').unconfirmed
  return (
    <section className={styles.part}>
      <SectionRule name={messages.label} aside={unconfirmed.length} />
      {unconfirmed.length === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <>
          <p className={styles.lead}>{messages.lead}</p>
          <Statements statements={unconfirmed} confirms onChanged={onChanged} />
        </>
      )}
      {confirmed.length > 0 && (
        <details>
          <summary className={unfold.summary}>{`${messages.confirmed} (${confirmed.length})`}</summary>
          <Statements statements={confirmed} confirms={false} onChanged={onChanged} />
        </details>
      )}
    </section>
  )
}

interface StatementsProps {
  statements: Missing['unconfirmed']
  /** Or takes the confirmation back. */
  confirms: boolean
  onChanged: () => void
}

function Statements({ statements, confirms, onChanged }: StatementsProps) {
  const { columns, ...messages } = useMessages('staff-missing').unconfirmed
  const toast = useResultToast()
  const [busy, setBusy] = useState<string | null>(null)

  async function confirm({ id, revision }: Missing['unconfirmed'][number]) {
    if (busy) return
    setBusy(id)
    const body = { confirmed: confirms, seen: revision }
    const answer = await postStaff<'/missing/:id/confirmation'>(`/missing/${id}/confirmation`, body)
    setBusy(null)
    if (answer.ok) toast.done(confirms ? messages.done : messages.undone)
    else toast.refused(answer.refusal)
    onChanged()
  }

  return (
    <ListTable
      columns={[
        columns.statement,
        columns.pages,
        <span key="confirm" className="visually-hidden">
          {messages.confirm}
        </span>,
      ]}
      isLastRight
      className={styles.statements}
    >
      {statements.map((each) => {
        const place = changingAddress(each.id, each.pages)
        const of = <span className="visually-hidden">{` (${each.statement})`}</span>
        return (
          <tr key={each.id}>
            <td>
              {each.statement}
              {place === null && <small className={styles.ask}>{messages.ask}</small>}
            </td>
            <td>
              <Pages of={each.pages} />
            </td>
            <td className={list.right}>
              <span className={styles.ways}>
                <Button size="sm" aria-disabled={busy !== null} onClick={() => void confirm(each)}>
                  {confirms ? messages.confirm : messages.undo}
                  {of}
                </Button>
                {place !== null && (
                  <PageLink className="button button--sm" to={place}>
                    {messages.change}
                    {of}
                  </PageLink>
                )}
              </span>
            </td>
          </tr>
        )
      })}
    </ListTable>
  )
}

function Pages({ of: pages }: { of: readonly string[] }) {
  const nameOf = usePageName()
  return (
    <ul className={styles.pages}>
      {pages.map((path) => (
        <li key={path}>
          <PageLink to={path}>{nameOf(path)}</PageLink>
        </li>
      ))}
    </ul>
  )
}
