import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SCANNED, MAX_VOUCHER_SEARCH } from '#features/voucher/staff/staff-voucher.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useRefusalMessage } from '../use-staff-messages.ts'
import { canScan } from '../camera/scan-codes.ts'
import styles from './vouchers.module.css'

const ScanDialog = lazy(() => import('./scan-dialog.tsx'))

interface CodeFieldProps {
  /** What is searched for now. */
  value?: string
  onSearch: (wanted: string) => void
}

/** A scanner types into it and presses Enter. One match opens; several, or a name, become a search. */
export function CodeField({ value = '', onSearch }: CodeFieldProps) {
  const { field: messages } = useMessages('staff-vouchers')
  const navigate = useNavigate()
  const refusalOf = useRefusalMessage()
  const { busy, submit } = useSubmit<StaffProblem>()
  const [error, setError] = useState<string>()
  const [isScanning, setScanning] = useState(false)

  async function open(typed: string): Promise<void> {
    setError(undefined)
    if (!typed) return value ? onSearch('') : setError(messages.empty)
    const answer = await submit(() => postStaff<'/voucher-lookups'>('/voucher-lookups', { typed }))
    if (!answer) return
    if (!answer.ok) return setError(refusalOf(answer.refusal))
    const { isCode, ids } = answer.value
    const [only] = ids
    if (ids.length === 1 && only) return void navigate(staffPaths.voucher(only))
    if (isCode || typed.length > MAX_VOUCHER_SEARCH) return setError(messages.unknown)
    onSearch(typed)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    void open(String(new FormData(form).get('code')).trim()).then(() =>
      form.querySelector<HTMLInputElement>('input')?.select(),
    )
  }

  return (
    <form className={styles.code} role="search" noValidate onSubmit={onSubmit}>
      <Field label={messages.label} error={error}>
        {(control) => (
          <Input
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_SCANNED}
            defaultValue={value}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={busy}>
        {messages.open}
      </Button>
      {canScan() && <Button onClick={() => setScanning(true)}>{messages.camera}</Button>}
      {isScanning && (
        <Suspense fallback={null}>
          <ScanDialog
            onClose={() => setScanning(false)}
            onFound={(found) => {
              setScanning(false)
              void open(found)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
