import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { editAddress } from '#site/routes/staff/missing/edit-address.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import {
  type FurtherId,
  isMember,
  isWritten,
  MEMBER_IDS,
  type Person,
  type PersonId,
} from '#features/company/content/people.ts'
import { fill } from '#i18n/format.ts'
import { Stack } from '#kit/layout.tsx'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { NEW_PERSON, usePersonRole } from './person-role.ts'
import { people, peopleList } from './person.contract.ts'

/** Who stands on the team page, and what is still missing there. */
export default function PeoplePage() {
  const { t } = useTexts('staff-people')
  const roleOf = usePersonRole()
  const reload = useReload()
  const { busy, send } = useAction(people.arrange, { done: t.moved })
  const { columns } = t
  return (
    <Stack gap={24}>
      <div>
        <ListView
          of={people.list}
          shape={peopleList}
          words={t}
          actions={
            <>
              <a className="go" href={paths.team} target="_blank" rel="noreferrer">
                {t.view}
                <ArrowIcon />
              </a>
              <TrailSign size="sm" to={staffPaths.person(NEW_PERSON)}>
                {t.add}
              </TrailSign>
            </>
          }
          rows={(answer) => answer.people}
          columns={({ people: all, orderRevision: seen }) => {
            const order = all.map(({ id }) => id)
            const move = (index: number, by: -1 | 1) =>
              void send({ order: moved(order, index, by), seen }).then(reload)
            return [
              {
                title: columns.person,
                cell: ({ id, person }) => (
                  <>
                    <PageLink to={staffPaths.person(id)}>{person.name ?? roleOf(id)}</PageLink>
                    {person.name && <small>{roleOf(id)}</small>}
                  </>
                ),
              },
              {
                title: columns.told,
                kind: 'num',
                cell: ({ person }) => {
                  const facts = factsOf(person)
                  return fill(t.told, { n: facts.filter(Boolean).length, of: facts.length })
                },
              },
              {
                title: columns.portrait,
                cell: ({ person }) => (person.portrait ? t.has : <span className="muted">{t.missing}</span>),
              },
              {
                title: columns.order,
                cell: ({ id, person }) => {
                  const index = order.indexOf(id)
                  const row = { of: person.name ?? id, busy }
                  if (isMember(id)) return null
                  return (
                    <>
                      {index > MEMBER_IDS.length && (
                        <RowAction name={t.up} {...row} onClick={() => move(index, -1)} />
                      )}
                      {index < order.length - 1 && (
                        <RowAction name={t.down} {...row} onClick={() => move(index, 1)} />
                      )}
                    </>
                  )
                },
              },
            ]
          }}
        />
      </div>
      <p>
        <PageLink className="go" to={editAddress('furtherInstructors')}>
          {t.toInstructors}
          <ArrowIcon />
        </PageLink>
      </p>
    </Stack>
  )
}

/** Those behind the two members, with one of them moved by a place. */
function moved(order: readonly PersonId[], index: number, by: -1 | 1): FurtherId[] {
  const others = order.toSpliced(index, 1)
  return others
    .toSpliced(index + by, 0, ...order.slice(index, index + 1))
    .filter((id): id is FurtherId => !isMember(id))
}

function factsOf({ name, role, biography, qualifications, languages, since, profileUrl }: Person): boolean[] {
  const texts = [role, biography, languages].map(isWritten)
  return [name !== null, ...texts, qualifications.length > 0, since !== null, profileUrl !== null]
}
