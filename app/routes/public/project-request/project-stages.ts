import type { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import type { ProjectField } from '#features/inquiry/forms/project-inquiry.ts'

export type StageId = 'task' | 'period' | 'budget' | 'team' | 'contact' | 'finish'

interface Stage {
  id: StageId
  /** Altitude on the walk from Cham to Rigi Kulm. */
  metres: number
  fields: readonly (ProjectField | typeof ATTACHMENTS_FIELD)[]
  /** Needed for "done"; without any, one filled field is enough. */
  required: readonly ProjectField[]
}

export const REQUEST_STAGES: readonly Stage[] = [
  {
    id: 'task',
    metres: 418,
    fields: ['service', 'description', 'attachments'],
    required: ['service', 'description'],
  },
  { id: 'period', metres: 690, fields: ['from', 'to', 'priority'], required: [] },
  { id: 'budget', metres: 1010, fields: ['budget', 'budgetText', 'contract'], required: [] },
  { id: 'team', metres: 1330, fields: ['teamSize', 'industry'], required: [] },
  {
    id: 'contact',
    metres: 1610,
    fields: [
      'firstName',
      'lastName',
      'company',
      'email',
      'phone',
      'address',
      'postalCode',
      'city',
      'country',
    ],
    required: ['firstName', 'lastName', 'email'],
  },
  { id: 'finish', metres: 1797, fields: ['heardOf', 'note', 'newsletter', 'terms'], required: ['terms'] },
]

export const stageAnchor = (index: number) => `etappe-${index + 1}`
