import type { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import type { ProjectField } from '#features/inquiry/forms/project-inquiry.ts'

export type StageId = 'task' | 'period' | 'budget' | 'team' | 'contact' | 'finish'

interface Stage {
  id: StageId
  fields: readonly (ProjectField | typeof ATTACHMENTS_FIELD)[]
  /** Needed for "done"; without any, one filled field is enough. */
  required: readonly ProjectField[]
}

export const REQUEST_STAGES: readonly Stage[] = [
  {
    id: 'task',
    fields: ['service', 'description', 'attachments'],
    required: ['service', 'description'],
  },
  { id: 'period', fields: ['from', 'to', 'priority'], required: [] },
  { id: 'budget', fields: ['budget', 'budgetText', 'contract'], required: [] },
  { id: 'team', fields: ['teamSize', 'industry'], required: [] },
  {
    id: 'contact',
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
  { id: 'finish', fields: ['heardOf', 'note', 'newsletter', 'terms'], required: ['terms'] },
]

export const stageAnchor = (index: number) => `etappe-${index + 1}`
