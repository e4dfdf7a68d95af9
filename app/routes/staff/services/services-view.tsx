import type { StaffService } from '#features/services/staff-service.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { RowAction } from '../lists/row-action.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './services.module.css'
import { useServiceSize } from './use-service-size.ts'

const KINDS = ['course', 'team-event'] as const

/** What can be booked: drafts and what was retired, too. */
export default function ServicesView() {
  const messages = useMessages('staff-services')
  const { value, problem, reload } = useLoaded<'/services'>('/services')
  const move = useMove(value?.services ?? [], value?.orderRevision ?? 0, reload)
  const { columns } = messages
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <TrailSign size="sm" to={staffPaths.service('new')}>
          {messages.add}
        </TrailSign>
      </StaffHead>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value &&
        KINDS.map((kind) => (
          <section key={kind}>
            <h2 className={styles.kind}>{messages.kinds[kind]}</h2>
            <ListTable
              columns={[columns.service, columns.size, columns.price, columns.state, columns.order]}
              className={styles.services}
            >
              {value.services
                .filter((service) => service.kind === kind)
                .map((service, index, all) => (
                  <Row
                    key={service.id}
                    service={service}
                    up={index > 0 ? () => move(service, all[index - 1]) : null}
                    down={index < all.length - 1 ? () => move(service, all[index + 1]) : null}
                  />
                ))}
            </ListTable>
          </section>
        ))}
    </>
  )
}

interface RowProps {
  service: StaffService
  up: (() => void) | null
  down: (() => void) | null
}

function Row({ service, up, down }: RowProps) {
  const messages = useMessages('staff-services')
  const language = useLanguage()
  const sizeOf = useServiceSize()
  const { id, state, cents, kind, dates } = service
  const name = service.names[language]
  const price = formatPrice(language, cents[0], { code: 'chf' })
  return (
    <tr>
      <th scope="row">
        <PageLink to={staffPaths.service(id)}>{name}</PageLink>
      </th>
      <td>{sizeOf(service)}</td>
      <td className="num">{kind === 'course' ? price : fill(messages.from, { price })}</td>
      <td>
        {state === 'offered' ? (
          <span className="muted">{messages.states.offered}</span>
        ) : (
          messages.states[state]
        )}
        {dates > 0 && <small className="num">{plural(language, dates, messages.dates)}</small>}
      </td>
      <td>
        <span className={styles.order}>
          {up && <RowAction name={messages.up} of={name} onClick={up} />}
          {down && <RowAction name={messages.down} of={name} onClick={down} />}
        </span>
      </td>
    </tr>
  )
}

/** Swaps two neighbours of a kind. */
function useMove(services: readonly StaffService[], seen: number, onMoved: () => void) {
  const { ordered } = useMessages('staff-services')
  const toast = useResultToast()
  const { submit } = useSubmit<StaffProblem>()
  return (one: StaffService, other: StaffService | undefined) => {
    const swapped = new Map([
      [one.id, other?.id ?? one.id],
      [other?.id ?? one.id, one.id],
    ])
    const ids = services.map(({ id }) => swapped.get(id) ?? id)
    void submit(() => postStaff<'/service-order'>('/service-order', { ids, seen })).then((answer) => {
      if (!answer) return
      if (answer.ok) toast.done(ordered)
      else toast.refused(answer.refusal)
      onMoved()
    })
  }
}
