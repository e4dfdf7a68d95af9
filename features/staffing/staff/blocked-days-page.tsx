import { PageLink } from '#app/page-link.tsx'
import { ListTable } from '#app/routes/staff/lists/list-table.tsx'
import { RowAction } from '#app/routes/staff/lists/row-action.tsx'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { Columns, Section, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { BlockForm } from './block-form.tsx'
import { type BlockedDaysList, blockedDays } from './blocked-days.contract.ts'
import { StaffNames } from './staff-names.tsx'
import { useBlockTexts } from './use-block-texts.ts'

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
