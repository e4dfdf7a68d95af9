import { useLocation, useNavigate } from 'react-router'
import { COMPANY_PART_IDS, type CompanyPart } from '#features/company/company-parts.ts'

interface OpenPart {
  open: CompanyPart | undefined
  /** The field that the address names: `phone` of `#company.phone`. */
  field: string | undefined
  toggle: (part: CompanyPart) => void
}

/** The address knows which part is open, so links lead into it and Back leads out of it. */
export function useOpenPart(): OpenPart {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [, named, field] = /^#(\w+)(?:\.(\w+))?$/.exec(hash) ?? []
  const open = COMPANY_PART_IDS.find((part) => part === named)
  return {
    open,
    field,
    toggle: (part) =>
      void navigate({ search, hash: part === open ? '' : part }, { preventScrollReset: true }),
  }
}
