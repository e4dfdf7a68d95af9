import { PageLink } from '#site/page-link.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import { ActionForm, InputField } from '#kit/form.tsx'
import { Columns, Section, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import unfold from '#site/ui/layout/unfold.module.css'
import type { StaffPerson } from '../blocked-days.ts'
import { BlockForm } from './block-form.tsx'
import { blockedDays, type BlockedDaysList } from './blocked-days.contract.ts'
import { useBlockTexts } from './use-block-texts.ts'
import styles from './blocked.module.css'

/** All blocked days with the form. */
export default function BlockedDaysPage() {
  const { t } = useTexts('staff-blocked')
  return (
    <LoadedPage
      of={blockedDays.list}
      back={{ to: staffPaths.events, title: t.toEvents }}
      head={() => <StaffHead title={t.title} lead={t.lead} />}
    >
      {(list, reload) => (
        <Columns narrow="22rem" isFirst>
          <BlockForm list={list} />
          <Stack gap={48}>
            <Blocks list={list} onChanged={reload} />
            <StaffNames list={list} onChanged={reload} />
          </Stack>
        </Columns>
      )}
    </LoadedPage>
  )
}

/** What is blocked from today on. */
function Blocks({ list, onChanged }: { list: BlockedDaysList; onChanged: () => void }) {
  const { t } = useTexts('staff-blocked')
  const { nameOf, daysOf } = useBlockTexts(list)
  const { busy, send } = useAction(blockedDays.free, { done: t.freed, onChanged })
  return (
    <Section title={t.planned} gap={12}>
      {list.blocks.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ListTable columns={[t.who, t.days, t.kind, t.free]}>
          {list.blocks.map((block) => (
            <tr key={block.id}>
              <th scope="row">
                <PageLink to={staffPaths.blocked(block.id)}>{nameOf(block.staffId)}</PageLink>
              </th>
              <td className="num">{daysOf(block)}</td>
              <td>{t.kinds[block.kind]}</td>
              <td>
                <RowAction
                  alone
                  name={t.free}
                  of={`${nameOf(block.staffId)}, ${daysOf(block)}`}
                  busy={busy}
                  onClick={() => void send({ id: block.id })}
                />
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </Section>
  )
}

interface StaffNamesProps {
  list: BlockedDaysList
  onChanged: () => void
}

/** What people are called on rosters and pages, and who can lead at all. */
function StaffNames({ list: { people, own }, onChanged }: StaffNamesProps) {
  const { t } = useTexts('staff-blocked')
  return (
    <details data-kit="stack" data-gap="12" open={people.some(({ isNamed }) => !isNamed) || undefined}>
      <summary className={unfold.summary}>{t.staff}</summary>
      <p className="hint">{t.staffLead}</p>
      {people.map((person) => (
        <PersonName key={person.id} person={person} isOwn={person.id === own} onChanged={onChanged} />
      ))}
    </details>
  )
}

interface PersonNameProps {
  person: StaffPerson
  isOwn: boolean
  onChanged: () => void
}

function PersonName({ person: { id, name, isNamed, leads }, isOwn, onChanged }: PersonNameProps) {
  const { t } = useTexts('staff-blocked')
  const who = name || (isOwn ? t.you : '?')
  return (
    <ActionForm
      className={styles.person}
      action={blockedDays.rename}
      fixed={{ id }}
      start={{ name: isNamed ? name : '' }}
      done={t.saved}
      onChanged={onChanged}
    >
      {(busy) => (
        <>
          <InputField name="name" label={t.name} hint={!isNamed && fill(t.unnamed, { name: who })} />
          <Checkbox name="leads" defaultChecked={leads}>
            {t.leads}
          </Checkbox>
          <Button size="sm" type="submit" aria-disabled={busy} aria-label={`${t.save}: ${who}`}>
            {t.save}
          </Button>
        </>
      )}
    </ActionForm>
  )
}
