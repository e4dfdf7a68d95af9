import { useNavigate } from 'react-router'
import { staffPaths } from '#app/staff-paths.ts'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { useTexts } from '#kit/texts.ts'
import type { CustomerFile } from './customer-file.ts'

/** To the sheet for callers, which knows them then; nothing of theirs stands in the address. */
export function CallLink({ file }: { file: CustomerFile }) {
  const { call } = useTexts('staff-customer').t
  const navigate = useNavigate()
  const { name, phone, email, company } = file
  const caller = { name, phone: phone ?? '', email: email ?? '', company: company ?? '' }
  return (
    <TrailSign size="sm" onClick={() => void navigate(staffPaths.telephone(), { state: { caller } })}>
      {call}
    </TrailSign>
  )
}
