import { useMessages } from '../../../language/language.tsx'
import { Checkbox } from '../../../ui/fields/inputs.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { usePartName } from '../frame/use-part-name.ts'
import { GOES_TO } from './goes-to.ts'
import { keepKeys, useKeysOn } from './kept-keys.ts'
import { KeyCaps } from './key-caps.tsx'
import styles from './keys.module.css'

/** The switch for keys that are single letters, with which the dialog opens at its top, and all keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys } = useMessages('staff-lists')
  const nameOf = usePartName()
  const { dialog } = useMessages('staff')
  const { actions } = useMessages('staff-bookings')
  const on = useKeysOn()
  const { what } = keys
  return (
    <Modal title={keys.title} close={dialog.close} onClose={onClose}>
      <Checkbox checked={on} onChange={({ target }) => keepKeys(target.checked)}>
        {keys.on}
      </Checkbox>
      <p className="hint">{keys.onHint}</p>
      <Group
        title={keys.everywhere}
        rows={[
          ['Ctrl K', what.search],
          ['/', what.find],
          ['?', what.keys],
          ['T', what.telephone],
          ['Ctrl Enter', what.submit],
          ...Object.entries(GOES_TO).map(([key, part]) => [`G ${key.toUpperCase()}`, nameOf(part)] as const),
        ]}
      />
      <Group
        title={keys.inLists}
        rows={[
          ['J K', what.rows],
          ['Enter', what.enter],
          ['Esc', what.close],
        ]}
      />
      <Group
        title={keys.inToday}
        rows={[
          ['O', what.thing],
          ['S', what.later],
          ['Z', what.back],
        ]}
      />
      <Group
        title={keys.inBookings}
        rows={[
          ['P', actions.paid],
          ['U', actions.move],
        ]}
      />
    </Modal>
  )
}

function Group({ title, rows }: { title: string; rows: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <section className={styles.group}>
      <h3 className="ruled">{title}</h3>
      <dl data-kit="facts" data-beside="">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
