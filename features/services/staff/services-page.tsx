import { PageLink } from '#site/page-link.tsx'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill, plural } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { SERVICE_KINDS, type StaffService } from '../staff-service.ts'
import { writeDays } from './half-days.ts'
import { serviceList, services } from './service.contract.ts'
import styles from './services.module.css'

/** What can be booked: drafts and what was retired, too. */
export default function ServicesPage() {
  const { t, language, price } = useTexts('staff-services')
  const sizeOf = useServiceSize()
  const reload = useReload()
  const { busy, send } = useAction(services.arrange, { done: t.ordered })
  const { columns } = t
  const groups = SERVICE_KINDS.map((kind) => ({
    title: t.kinds[kind],
    has: (row: StaffService) => row.kind === kind,
  }))
  return (
    <ListView<typeof services.list, StaffService, never, never>
      of={services.list}
      shape={serviceList}
      words={t}
      className={styles.services}
      actions={
        <TrailSign size="sm" to={staffPaths.newService}>
          {t.add}
        </TrailSign>
      }
      rows={(answer) => answer.services}
      groups={groups}
      columns={({ services: all, orderRevision: seen }) => [
        {
          title: columns.service,
          cell: ({ id, names }) => <PageLink to={staffPaths.service(id)}>{names[language]}</PageLink>,
        },
        { title: columns.size, cell: (service) => sizeOf(service) },
        {
          title: columns.price,
          kind: 'num',
          cell: ({ kind, cents }) =>
            kind === 'course' ? price(cents[0]) : fill(t.from, { price: price(cents[0]) }),
        },
        {
          title: columns.state,
          kind: 'whole',
          cell: ({ state, dates }) => (
            <>
              <span className={state === 'offered' ? 'muted' : undefined}>{t.states[state]}</span>
              {dates > 0 && <small className="num">{plural(language, dates, t.dates)}</small>}
            </>
          ),
        },
        {
          title: columns.order,
          cell: (service) => {
            const [before, after] = neighboursOf(service, all)
            const row = { of: service.names[language], busy }
            const swap = (other: StaffService) =>
              void send({ ids: swapped(all, service, other), seen }).then(reload)
            return (
              <span className={styles.order}>
                {before && <RowAction name={t.up} {...row} onClick={() => swap(before)} />}
                {after && <RowAction name={t.down} {...row} onClick={() => swap(after)} />}
              </span>
            )
          },
        },
      ]}
    />
  )
}

/** Of the same kind. */
function neighboursOf({ id, kind }: StaffService, all: readonly StaffService[]) {
  const same = all.filter((each) => each.kind === kind)
  const index = same.findIndex((each) => each.id === id)
  return [same[index - 1], same[index + 1]] as const
}

function swapped(all: readonly StaffService[], one: StaffService, other: StaffService) {
  const places = new Map([
    [one.id, other.id],
    [other.id, one.id],
  ])
  return all.map(({ id }) => places.get(id) ?? id)
}

/** `1½ Tage, 1 Nacht, bis 20 Personen` */
function useServiceSize(): (service: StaffService) => string {
  const { t: messages, language } = useTexts('staff-services')
  const counted = (count: number, { one, other }: { one: string; other: string }) => {
    const n = writeDays(count)
    return count > 0 ? [plural(language, count, { one: fill(one, { n }), other: fill(other, { n }) })] : []
  }
  return ({ facts }) => {
    const group =
      'level' in facts
        ? fill(messages.group, { from: facts.group.from, to: facts.group.to })
        : fill(messages.upTo, { n: facts.brackets.at(-1)?.upTo ?? facts.flatUpTo })
    return [
      ...('hours' in facts && typeof facts.hours === 'number' ? counted(facts.hours, messages.hours) : []),
      ...counted(facts.days, messages.days),
      ...counted(facts.nights, messages.nights),
      group,
    ].join(', ')
  }
}
