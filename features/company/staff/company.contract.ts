import { contract, get, post } from '#kit/contract.ts'
import { json, revision } from '#kit/fields.ts'
import { PART_REFUSALS, type StaffPart, type StaffParts } from '../staff-part.ts'

const change = { value: json<unknown>(), seen: revision() }

/** Facts of the company, each part published for itself. */
export const company = contract(
  { permission: 'facts', isSmall: true, refusals: PART_REFUSALS, missing: 'unknown_part', id: /^\w{1,40}$/ },
  {
    list: get('/facts').answers<StaffParts>(),
    read: get('/facts/:id').answers<StaffPart>(),
    publish: post('/facts/:id', change).answers<{ revision: number }>(),
    /** Identity and bank account, which owners alone change: customers pay to the account that this names. */
    publishIdentity: post('/company/:id', change, {
      permission: 'company',
      risk: 'changes_company',
    }).answers<{ revision: number }>(),
  },
)
