import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { ErrorState } from '../error-state.tsx'
import { ListTable } from '../list-table.tsx'
import { LoadingState } from '../loading-state.tsx'
import type { Missing } from '../staff-answers.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../use-loaded.ts'
import styles from './missing-view.module.css'
import { tellingAddress } from './telling-address.ts'
import { usePageName } from './use-page-name.ts'

export default function MissingView() {
  const messages = useMessages('staff-missing')
  const { value, problem, reload } = useLoaded<'/missing'>('/missing')
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <Facts facts={value.facts} />
          <Unconfirmed statements={value.unconfirmed} />
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
        <ListTable columns={[columns.fact, columns.gain, columns.pages]} className={styles.facts}>
          {missing.map(({ key, pages }) => (
            <tr key={key}>
              <th scope="row">
                <PageLink to={tellingAddress(key)}>{items[key].name}</PageLink>
              </th>
              <td>{items[key].gain}</td>
              <td>
                <Pages of={pages} />
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </section>
  )
}

function Unconfirmed({ statements }: { statements: Missing['unconfirmed'] }) {
  const { unconfirmed } = useMessages('staff-missing')
  const { columns } = unconfirmed
  return (
    <section className={styles.part}>
      <SectionRule name={unconfirmed.label} aside={statements.length} />
      {statements.length === 0 ? (
        <EmptyState title={unconfirmed.none} />
      ) : (
        <>
          <p className={styles.lead}>{unconfirmed.lead}</p>
          <ListTable columns={[columns.statement, columns.pages]} className={styles.statements}>
            {statements.map(({ id, statement, pages }) => (
              <tr key={id}>
                <td>{statement}</td>
                <td>
                  <Pages of={pages} />
                </td>
              </tr>
            ))}
          </ListTable>
        </>
      )}
    </section>
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
