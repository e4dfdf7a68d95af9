import { contract, post } from '#kit/contract.ts'
import { line, nullable, required, uuid } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import type { OtherEditor } from '../presence/presence.ts'

/** Which tabs of the back office show the same thing, so that two who edit it see each other. */
export const presence = contract(
  { permission: 'back_office', refusals: refusals({ no_permission: 'forbidden' }) },
  {
    /** Of a tab, every few seconds. `place`: a thing and its id, `texts=home`; null: the tab leaves. */
    tell: post('/presence', {
      tab: uuid(),
      place: nullable(required(line(200))),
      part: nullable(line(300)),
    }).answers<{ others: OtherEditor[] }>(),
  },
)
