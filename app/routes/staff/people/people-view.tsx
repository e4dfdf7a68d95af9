import type { ReactNode } from 'react'
import type { StaffPerson } from '#features/people/staff-person.ts'
import { isMember, isWritten, MEMBER_IDS, type Person } from '#content/people.ts'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { editAddress } from '../missing/edit-address.ts'
import { RowAction } from '../lists/row-action.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './people.module.css'
import { NEW_PERSON, usePersonRole } from './person-role.ts'

/** Who stands on the team page, and what is still missing there. */
export default function PeopleView() {
  const messages = useMessages('staff-people')
  const { value, problem, reload } = useLoaded<'/people'>('/people')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const { columns } = messages

  async function move(index: number, by: -1 | 1): Promise<void> {
    if (!value) return
    const order = value.people.map(({ id }) => id)
    const [moved] = order.splice(index, 1)
    if (moved) order.splice(index + by, 0, moved)
    const body = { order: order.filter((id) => !isMember(id)), seen: value.orderRevision }
    const answer = await submit(() => postStaff<'/people-order'>('/people-order', body))
    if (answer && !answer.ok) toast.refused(answer.refusal)
    if (answer?.ok) toast.done(messages.moved)
    reload()
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <a className="go" href={paths.team} target="_blank" rel="noreferrer">
          {messages.view}
          <ArrowIcon />
        </a>
        <TrailSign size="sm" to={staffPaths.person(NEW_PERSON)}>
          {messages.add}
        </TrailSign>
      </StaffHead>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <ListTable columns={[columns.person, columns.told, columns.portrait, columns.order]}>
          {value.people.map((each, index) => (
            <Row key={each.id} of={each}>
              {!isMember(each.id) && (
                <>
                  {index > MEMBER_IDS.length && (
                    <RowAction
                      name={messages.up}
                      of={nameOf(each)}
                      busy={busy}
                      onClick={() => void move(index, -1)}
                    />
                  )}
                  {index < value.people.length - 1 && (
                    <RowAction
                      name={messages.down}
                      of={nameOf(each)}
                      busy={busy}
                      onClick={() => void move(index, 1)}
                    />
                  )}
                </>
              )}
            </Row>
          ))}
        </ListTable>
      )}
      <p className={styles.after}>
        <PageLink className="go" to={editAddress('furtherInstructors')}>
          {messages.toInstructors}
          <ArrowIcon />
        </PageLink>
      </p>
    </>
  )
}

const nameOf = ({ person, id }: StaffPerson) => person.name ?? id

function Row({ of: { id, person }, children }: { of: StaffPerson; children: ReactNode }) {
  const messages = useMessages('staff-people')
  const facts = factsOf(person)
  const roleOf = usePersonRole()
  return (
    <tr>
      <th scope="row">
        <PageLink to={staffPaths.person(id)}>{person.name ?? roleOf(id)}</PageLink>
        {person.name && <small>{roleOf(id)}</small>}
      </th>
      <td className="num">{fill(messages.told, { n: facts.filter(Boolean).length, of: facts.length })}</td>
      <td>{person.portrait ? messages.has : <span className="muted">{messages.missing}</span>}</td>
      <td>{children}</td>
    </tr>
  )
}

function factsOf({ name, role, biography, qualifications, languages, since, profileUrl }: Person): boolean[] {
  const texts = [role, biography, languages].map(isWritten)
  return [name !== null, ...texts, qualifications.length > 0, since !== null, profileUrl !== null]
}
