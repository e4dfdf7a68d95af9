import { expect, it } from 'vitest'
import { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import { PROJECT_FIELDS } from '#features/inquiry/forms/project-inquiry.ts'
import { firstToFill, nextToFill, stageStates } from './progress.ts'
import { REQUEST_STAGES } from './project-stages.ts'

it('every field belongs to one stage, the files too, and the stages follow the form', () => {
  const fields = REQUEST_STAGES.flatMap((stage) => stage.fields)
  expect(fields.filter((field) => field !== ATTACHMENTS_FIELD)).toEqual([...PROJECT_FIELDS])
})

it('begins with every stage open', () => {
  expect(new Set(Object.values(stageStates({}, [])))).toEqual(new Set(['ahead']))
})

it('completes a stage when its required fields are set, or any field where none is required', () => {
  const half = stageStates({ service: 'pmo', firstName: 'Lia', note: 'Hallo', industry: 'it' }, [])
  expect(half).toMatchObject({ task: 'ahead', contact: 'ahead', finish: 'ahead', team: 'done' })
  const typed = {
    service: 'pmo',
    description: 'Ein PMO.',
    from: '1.9.2027',
    firstName: 'Lia',
    lastName: 'Rossi',
    email: 'lia@example.ch',
    terms: 'on',
  }
  expect(stageStates(typed, [])).toEqual({
    task: 'done',
    period: 'done',
    budget: 'ahead',
    team: 'ahead',
    contact: 'done',
    finish: 'done',
  })
  expect(stageStates({ description: ' \n', service: 'pmo' }, []).task).toBe('ahead')
})

it('marks the stages with invalid fields', () => {
  const problems = [{ field: 'to', code: 'before_start' }]
  expect(stageStates({ from: '1.9.2027', to: '1.8.2027' }, problems).period).toBe('wrong')
  const files = [{ field: ATTACHMENTS_FIELD, code: 'kind' }]
  expect(stageStates({ service: 'pmo', description: 'Ein PMO.' }, files).task).toBe('wrong')
})

it('opens the first incomplete stage, then the next', () => {
  const begun = stageStates({ service: 'pmo', description: 'Ein PMO.', industry: 'it' }, [])
  expect(firstToFill(stageStates({}, []))).toBe('task')
  expect(firstToFill(begun)).toBe('period')
  expect(nextToFill(begun, 'budget')).toBe('contact')
  expect(nextToFill(begun, 'contact')).toBe('finish')
  expect(nextToFill(begun, 'finish')).toBeNull()
})
