import { expect, it } from 'vitest'
import { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import { TEAM_EVENT_FIELDS } from '#features/inquiry/forms/team-event-inquiry.ts'
import { REQUEST_PARTS } from './request-parts.ts'

it('every field belongs to one part, the files too, and the parts follow the form', () => {
  const fields = Object.values(REQUEST_PARTS).flat()
  expect(fields.filter((field) => field !== ATTACHMENTS_FIELD)).toEqual([...TEAM_EVENT_FIELDS])
  expect(fields.filter((field) => field === ATTACHMENTS_FIELD)).toHaveLength(1)
})
