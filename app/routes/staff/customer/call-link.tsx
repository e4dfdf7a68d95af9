import { useNavigate } from 'react-router'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import type { CustomerFile } from './customer-file.ts'

/** To the sheet for callers, which knows them then; nothing of theirs stands in the address. */
export function CallLink({ file }: { file: CustomerFile }) {
  const { call } = useMessages('staff-customer')
  const navigate = useNavigate()
  const { name, phone, email, company } = file
  const caller = { name, phone: phone ?? '', email: email ?? '', company: company ?? '' }
  return (
    <TrailSign size="sm" onClick={() => void navigate(staffPaths.telephone(), { state: { caller } })}>
      {call}
    </TrailSign>
  )
}
