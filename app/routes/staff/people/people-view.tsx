import type { StaffPerson } from '#features/people/staff-person.ts'
import { isTold, type Person } from '#content/people.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { ErrorState } from '../error-state.tsx'
import { ListTable } from '../list-table.tsx'
import { LoadingState } from '../loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../use-loaded.ts'

/** Who stands on the team page, and what is still missing there. */
export default function PeopleView() {
  const messages = useMessages('staff-people')
  const { value, problem, reload } = useLoaded<'/people'>('/people')
  const { columns } = messages
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <a className="go" href={paths.team} target="_blank" rel="noreferrer">
          {messages.view}
          <ArrowIcon />
        </a>
      </StaffHead>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <ListTable columns={[columns.person, columns.told, columns.portrait]}>
          {value.people.map((each) => (
            <Row key={each.id} of={each} />
          ))}
        </ListTable>
      )}
    </>
  )
}

function Row({ of: { id, person } }: { of: StaffPerson }) {
  const messages = useMessages('staff-people')
  const facts = factsOf(person)
  return (
    <tr>
      <th scope="row">
        <PageLink to={paths.staffPerson(id)}>{person.name ?? messages.members[id]}</PageLink>
        {person.name && <small>{messages.members[id]}</small>}
      </th>
      <td className="num">{fill(messages.told, { n: facts.filter(Boolean).length, of: facts.length })}</td>
      <td>{person.portrait ? messages.has : <span className="muted">{messages.missing}</span>}</td>
    </tr>
  )
}

function factsOf({ name, role, biography, qualifications, languages, since, profileUrl }: Person): boolean[] {
  const texts = [role, biography, languages].map(isTold)
  return [name !== null, ...texts, qualifications.length > 0, since !== null, profileUrl !== null]
}
