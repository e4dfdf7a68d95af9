import type { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import type { ProjectField } from '#features/inquiry/forms/project-inquiry.ts'

export type StageId = 'task' | 'period' | 'budget' | 'team' | 'contact' | 'finish'

interface Stage {
  id: StageId
  /** On the walk from Cham to Rigi Kulm. */
  metres: number
  fields: readonly (ProjectField | typeof ATTACHMENTS_FIELD)[]
  /** Without these it is not filled in; without any, one field is enough. */
  required: readonly ProjectField[]
}

/** The form in six stages, in the order of its fields. */
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

/** Id of a stage on the page, by its place in the list. */
export const stageAnchor = (index: number) => `etappe-${index + 1}`
